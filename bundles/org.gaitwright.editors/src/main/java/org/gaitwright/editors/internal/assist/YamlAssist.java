// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal.assist;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.eclipse.swt.graphics.Point;
import org.gaitwright.editors.internal.Services;

/** Completes words of YAML files, and says what they mean. */
public final class YamlAssist implements IContentAssistProcessor, ITextHover {
    private final Supplier<Path> file;
    private final ITextHover problems;

    /**
     * @param file that is edited; null for none
     * @param problems says what is wrong at a place, which goes first
     */
    public YamlAssist(Supplier<Path> file, ITextHover problems) {
        this.file = file;
        this.problems = problems;
    }

    private Optional<YamlWords> words(ITextViewer viewer) {
        Path of = file.get();
        return of == null
                ? Optional.empty()
                : Optional.of(new YamlWords(viewer.getDocument().get(), of, Services.files(of.getParent())));
    }

    @Override
    public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
        String text = viewer.getDocument().get();
        YamlPlace place = YamlPlace.at(text, offset).orElse(null);
        if (place == null) {
            return new ICompletionProposal[0];
        }
        String typed = text.substring(place.from(), offset).toLowerCase(java.util.Locale.ROOT);
        return words(viewer).map(w -> w.at(offset)).orElse(List.of()).stream()
                .filter(w -> w.text().toLowerCase(java.util.Locale.ROOT).contains(typed))
                .map(w -> proposal(w, place, text))
                .toArray(ICompletionProposal[]::new);
    }

    private static ICompletionProposal proposal(YamlWords.Word word, YamlPlace place, String text) {
        int end = place.from() + place.length();
        boolean colon = end < text.length() && text.charAt(end) == ':';
        String inserted = colon ? word.text().replaceAll(": ?$", "") : word.text();
        String name = word.text().replaceAll(": ?$", "");
        return new CompletionProposal(
                inserted,
                place.from(),
                place.length(),
                inserted.length(),
                null,
                word.note().isEmpty() ? name : name + "   " + word.note(),
                null,
                word.help());
    }

    @Override
    @SuppressWarnings("deprecation") // the way that all platforms of today ask
    public String getHoverInfo(ITextViewer viewer, IRegion region) {
        String wrong = problems == null ? null : problems.getHoverInfo(viewer, region);
        return wrong != null && !wrong.isEmpty()
                ? wrong
                : words(viewer).flatMap(w -> w.declaration(region.getOffset())).orElse(null);
    }

    @Override
    public IRegion getHoverRegion(ITextViewer viewer, int offset) {
        Point selected = viewer.getSelectedRange();
        if (selected.y > 0 && offset >= selected.x && offset < selected.x + selected.y) {
            return new Region(selected.x, selected.y);
        }
        return YamlPlace.at(viewer.getDocument().get(), offset)
                .<IRegion>map(p -> new Region(p.from(), p.length()))
                .orElse(new Region(offset, 0));
    }

    @Override
    public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
        return new IContextInformation[0];
    }

    @Override
    public char[] getCompletionProposalAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public char[] getContextInformationAutoActivationCharacters() {
        return new char[0];
    }

    @Override
    public String getErrorMessage() {
        return null;
    }

    @Override
    public IContextInformationValidator getContextInformationValidator() {
        return null;
    }
}
