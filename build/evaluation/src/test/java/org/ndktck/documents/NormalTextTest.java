package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a capture, a converter or an editor may change is gone, and nothing else. */
class NormalTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "  one two ",
                "one\ttwo",
                "one\u00a0two",
                "one \u200b two",
                "\ufeffone\u3000two",
                "one&nbsp;two",
                "one&#32;two",
                "one&#xA0;two"
            })
    void anyWhiteSpaceIsOneSpace(String line) {
        assertThat(NormalText.ofPlain(line)).isEqualTo("one two");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "a &lt;= b &amp;&amp; c~a <= b && c",
                "&quot;q&quot; &apos;a&apos;~\"q\" 'a'",
                "&amp;lt;~&lt;",
                "&#9999999;~&#9999999;"
            })
    void entitiesAreTheirCharactersOnce(String line, String text) {
        assertThat(NormalText.ofPlain(line)).isEqualTo(text);
    }

    @Test
    void composedAndDecomposedLettersAreOne() {
        assertThat(NormalText.ofPlain("\u1112\u1161\u11ab")).isEqualTo("\ud55c");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*pLength is set", "a * b * c", "# head", "`code`", "| a | b |", "[in] pName", "A B."})
    void aRenderedPageKeepsItsCharacters(String line) {
        assertThat(NormalText.ofPlain(line)).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '"',
            value = {
                "The *Fn* (*FN_X*) function#The Fn (FN_X) function",
                "**Note** this#Note this",
                "two **strong words** here#two strong words here",
                "**pLength* is at least *RDS*#*pLength is at least RDS",
                "*p* is NULL and **pLength* is zero#p is NULL and *pLength is zero",
                "a * b * c#a * b * c",
                "see [the page](https://example.org/a_b)#see the page",
                "([X](https://example.org)).#(X).",
                "| **STATUS_X** | It failed. |#STATUS_X It failed.",
                "a $1 **b**#a $1 b"
            })
    void marksOfMarkdownGo(String line, String text) {
        assertThat(NormalText.ofMarkdown(line)).isEqualTo(text);
    }

    @Test
    void aHeadingOfMarkdownIsItsText() {
        assertThat(List.of(NormalText.ofMarkdown("## Remarks"), NormalText.ofMarkdown("### `pName` [in]")))
                .containsExactly("Remarks", "pName [in]");
    }

    @Test
    void theRuleBelowATableHeadIsNoText() {
        assertThat(NormalText.ofMarkdown("| --- | :-: |")).isEmpty();
    }
}
