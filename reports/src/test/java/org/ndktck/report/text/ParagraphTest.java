package org.ndktck.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParagraphTest {

    private final Paragraph paragraph = new Paragraph(20);

    @Test
    void breaksAtSpacesAndIndentsWhatFollows() {
        assertThat(paragraph.lines("> ", "    ", "one two three four five six"))
                .containsExactly("> one two three four", "    five six");
    }

    @Test
    void keepsAnArgumentWithItsValue() {
        assertThat(paragraph.lines("", "  ", "call(first, a = NULL -> 7)"))
                .containsExactly("call(first,", "  a = NULL -> 7)");
    }

    @Test
    void neverBreaksAWord() {
        String word = "x".repeat(30);

        assertThat(paragraph.lines("", "  ", "a " + word + " b")).containsExactly("a", "  " + word, "  b");
    }

    @Test
    void givesOneLineForNoText() {
        assertThat(paragraph.lines("label", "  ", "")).containsExactly("label");
    }

    @Test
    void printsNoControlCharacter() {
        assertThat(Printable.line("a\nb\tc\u001B[31m\u0000\u0085\uD800 \uFFFE\u2028d"))
                .isEqualTo("a b c\uFFFD[31m\uFFFD\uFFFD\uFFFD \uFFFD\uFFFDd");
        assertThat(Printable.line("\uD83D\uDE00 \u00E4")).isEqualTo("\uD83D\uDE00 \u00E4");
    }
}
