// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;

/** A word of YAML: a key if a colon follows, a number if it reads as one, else plain text. */
final class YamlWordRule implements IRule {
    private final IToken key;
    private final IToken number;
    private final IToken plain = new Token(null);

    YamlWordRule(IToken key, IToken number) {
        this.key = key;
        this.number = number;
    }

    @Override
    public IToken evaluate(ICharacterScanner scanner) {
        StringBuilder word = new StringBuilder();
        int c = scanner.read();
        while (partOfWord(c)) {
            word.append((char) c);
            c = scanner.read();
        }
        scanner.unread();
        if (word.isEmpty()) {
            return Token.UNDEFINED;
        }
        // the whole word is taken even if it is plain, so that its tail is not judged on its own
        return c == ':' ? key : number(word.toString()) ? number : plain;
    }

    private static boolean partOfWord(int c) {
        return c != ICharacterScanner.EOF && (Character.isLetterOrDigit(c) || "_-.+/".indexOf(c) >= 0);
    }

    static boolean number(String word) {
        return word.matches("[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?");
    }
}
