// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import org.eclipse.jface.text.rules.ICharacterScanner;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.IToken;
import org.eclipse.jface.text.rules.Token;

/** A name of XML after a given opening. */
final class NameRule implements IRule {
    private final String opening;
    private final IToken token;

    NameRule(String opening, IToken token) {
        this.opening = opening;
        this.token = token;
    }

    @Override
    public IToken evaluate(ICharacterScanner scanner) {
        int read = 0;
        for (char wanted : opening.toCharArray()) {
            read++;
            if (scanner.read() != wanted) {
                return giveBack(scanner, read);
            }
        }
        int letters = 0;
        while (partOfName(scanner.read())) {
            letters++;
        }
        scanner.unread();
        return letters == 0 ? giveBack(scanner, read) : token;
    }

    private static boolean partOfName(int c) {
        return c != ICharacterScanner.EOF
                && (Character.isLetterOrDigit(c) || c == '_' || c == '-' || c == '.' || c == ':');
    }

    private static IToken giveBack(ICharacterScanner scanner, int characters) {
        for (int i = 0; i < characters; i++) {
            scanner.unread();
        }
        return Token.UNDEFINED;
    }
}
