// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import org.eclipse.core.filebuffers.IDocumentSetupParticipant;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension3;
import org.eclipse.jface.text.IDocumentPartitioner;
import org.eclipse.jface.text.rules.FastPartitioner;
import org.eclipse.jface.text.rules.IPredicateRule;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedPartitionScanner;
import org.eclipse.jface.text.rules.Token;

/** Cuts XML into comments, tags and what is between, so that colouring can begin anywhere. */
public final class XmlPartitions implements IDocumentSetupParticipant {
    static final String PARTITIONING = "org.gaitwright.editors.xml";
    static final String COMMENT = "comment";
    static final String TAG = "tag";

    @Override
    public void setup(IDocument document) {
        if (document instanceof IDocumentExtension3 d) {
            IDocumentPartitioner partitioner = new FastPartitioner(scanner(), new String[] {COMMENT, TAG});
            d.setDocumentPartitioner(PARTITIONING, partitioner);
            partitioner.connect(document);
        }
    }

    private static RuleBasedPartitionScanner scanner() {
        RuleBasedPartitionScanner scanner = new RuleBasedPartitionScanner();
        scanner.setPredicateRules(new IPredicateRule[] {
            new MultiLineRule("<!--", "-->", new Token(COMMENT), (char) 0, true),
            new MultiLineRule("<", ">", new Token(TAG), (char) 0, true),
        });
        return scanner;
    }
}
