package org.ndktck.cli.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The word that somebody may have meant. */
class SpellingTest {

    private static final List<String> KNOWN = List.of("reference", "acme", "acme-two");

    @Test
    void theNearestWordIsFound() {
        assertThat(Spelling.nearest("acm", KNOWN)).contains("acme");
        assertThat(Spelling.nearest("refernece", KNOWN)).contains("reference");
        assertThat(Spelling.nearest("acme-too", KNOWN)).contains("acme-two");
    }

    @Test
    void farWordsAreNotGuessed() {
        assertThat(Spelling.nearest("x", KNOWN)).isEmpty();
        assertThat(Spelling.nearest("mellanox", KNOWN)).isEmpty();
        assertThat(Spelling.nearest("acme", List.of())).isEmpty();
    }
}
