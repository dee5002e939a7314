// SPDX-License-Identifier: Apache-2.0
package org.gaitwright.editors.internal;

import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.MultiLineRule;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;

/** Which characters take which colour. */
final class SourceScanners {
    private SourceScanners() {}

    static RuleBasedScanner comment() {
        RuleBasedScanner scanner = new RuleBasedScanner();
        scanner.setDefaultReturnToken(Colour.COMMENT.token());
        return scanner;
    }

    static RuleBasedScanner plain() {
        return new RuleBasedScanner();
    }

    static RuleBasedScanner tag() {
        Token name = Colour.NAME.token();
        return of(
                new MultiLineRule("\"", "\"", Colour.TEXT.token()),
                new MultiLineRule("'", "'", Colour.TEXT.token()),
                new NameRule("</", name),
                new NameRule("<", name),
                new NameRule("", Colour.ATTRIBUTE.token()));
    }

    static RuleBasedScanner yaml() {
        return of(
                new EndOfLineRule("#", Colour.COMMENT.token()),
                new SingleLineRule("\"", "\"", Colour.TEXT.token(), '\\'),
                new SingleLineRule("'", "'", Colour.TEXT.token()),
                new YamlWordRule(Colour.NAME.token(), Colour.NUMBER.token()));
    }

    private static RuleBasedScanner of(IRule... rules) {
        RuleBasedScanner scanner = new RuleBasedScanner();
        scanner.setRules(rules);
        return scanner;
    }
}
