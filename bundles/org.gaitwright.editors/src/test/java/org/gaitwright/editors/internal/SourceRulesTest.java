// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;
import org.junit.jupiter.api.Test;

class SourceRulesTest {
    private static List<String> pieces(String text, IRule... rules) throws Exception {
        RuleBasedScanner scanner = new RuleBasedScanner();
        scanner.setRules(rules);
        Document document = new Document(text);
        scanner.setRange(document, 0, text.length());
        List<String> found = new ArrayList<>();
        for (IToken t = scanner.nextToken(); !t.isEOF(); t = scanner.nextToken()) {
            if (t.getData() != null) {
                found.add(t.getData() + " " + document.get(scanner.getTokenOffset(), scanner.getTokenLength()));
            }
        }
        return found;
    }

    @Test
    void yamlTellsKeysNumbersAndTextApart() throws Exception {
        IRule words = new YamlWordRule(new Token("key"), new Token("number"));
        assertEquals(
                List.of("key step-time", "number 0.35", "key name", "key seed", "number -1e-3"),
                pieces("step-time: 0.35\nname: walk2\nseed: -1e-3\n", words));
    }

    @Test
    void xmlTellsElementsFromAttributes() throws Exception {
        assertEquals(
                List.of("element <body", "attribute name", "element </body"),
                pieces(
                        "<body name=''></body>",
                        new NameRule("</", new Token("element")),
                        new NameRule("<", new Token("element")),
                        new NameRule("", new Token("attribute"))));
    }
}
