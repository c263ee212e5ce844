package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The check of a page can fail. */
class MarkupCheckTest {

    @Test
    void aPageWithoutAFlawHasNone() {
        assertThat(MarkupCheck.flaw("<!DOCTYPE html>\n<p class=\"a\">1 &lt; 2<br></p>"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p>",
                "<p></b></p>",
                "</p>",
                "<p>1 < 2</p>",
                "<p id=\"<\"></p>",
                "<p>\u0007</p>",
                "<p x='y'></p>"
            })
    void aFlawIsFound(String page) {
        assertThat(MarkupCheck.flaw(page)).isPresent();
    }
}
