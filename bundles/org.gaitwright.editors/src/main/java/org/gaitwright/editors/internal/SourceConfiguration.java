// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import java.nio.file.Path;
import java.util.function.Supplier;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.contentassist.ContentAssistant;
import org.eclipse.jface.text.contentassist.IContentAssistant;
import org.eclipse.jface.text.presentation.IPresentationReconciler;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.editors.text.TextSourceViewerConfiguration;
import org.gaitwright.editors.internal.assist.YamlAssist;

/** How the source of one kind of file is shown. */
final class SourceConfiguration extends TextSourceViewerConfiguration {
    private final boolean xml;
    private final Supplier<Path> file;

    /** @param file that is edited; null for none */
    SourceConfiguration(boolean xml, Supplier<Path> file, IPreferenceStore preferences) {
        super(preferences);
        this.xml = xml;
        this.file = file;
    }

    @Override
    public IContentAssistant getContentAssistant(ISourceViewer viewer) {
        if (xml) {
            return null;
        }
        ContentAssistant assistant = new ContentAssistant(true);
        assistant.setContentAssistProcessor(new YamlAssist(file, null), IDocument.DEFAULT_CONTENT_TYPE);
        assistant.setInformationControlCreator(getInformationControlCreator(viewer));
        return assistant;
    }

    @Override
    public ITextHover getTextHover(ISourceViewer viewer, String contentType) {
        ITextHover problems = super.getTextHover(viewer, contentType);
        return xml ? problems : new YamlAssist(file, problems);
    }

    @Override
    public String getConfiguredDocumentPartitioning(ISourceViewer viewer) {
        return xml ? XmlPartitions.PARTITIONING : super.getConfiguredDocumentPartitioning(viewer);
    }

    @Override
    public String[] getConfiguredContentTypes(ISourceViewer viewer) {
        return xml
                ? new String[] {IDocument.DEFAULT_CONTENT_TYPE, XmlPartitions.COMMENT, XmlPartitions.TAG}
                : super.getConfiguredContentTypes(viewer);
    }

    @Override
    public IPresentationReconciler getPresentationReconciler(ISourceViewer viewer) {
        PresentationReconciler reconciler = new PresentationReconciler();
        reconciler.setDocumentPartitioning(getConfiguredDocumentPartitioning(viewer));
        if (xml) {
            add(reconciler, IDocument.DEFAULT_CONTENT_TYPE, SourceScanners.plain());
            add(reconciler, XmlPartitions.COMMENT, SourceScanners.comment());
            add(reconciler, XmlPartitions.TAG, SourceScanners.tag());
        } else {
            add(reconciler, IDocument.DEFAULT_CONTENT_TYPE, SourceScanners.yaml());
        }
        return reconciler;
    }

    private static void add(PresentationReconciler reconciler, String type, RuleBasedScanner scanner) {
        DefaultDamagerRepairer both = new DefaultDamagerRepairer(scanner);
        reconciler.setDamager(both, type);
        reconciler.setRepairer(both, type);
    }
}
