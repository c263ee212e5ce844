package org.ndktck.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The word that somebody may have meant. */
class NearestNameTest {

    private static final List<String> KNOWN = List.of("reference", "acme", "acme-two");

    @Test
    void theNearestWordIsFound() {
        assertThat(NearestName.nearest("acm", KNOWN)).contains("acme");
        assertThat(NearestName.nearest("refernece", KNOWN)).contains("reference");
        assertThat(NearestName.nearest("acme-too", KNOWN)).contains("acme-two");
    }

    @Test
    void theCaseOfALetterIsNoDifference() {
        assertThat(NearestName.nearest("REFERENCE", KNOWN)).contains("reference");
    }

    @Test
    void farWordsAreNotGuessed() {
        assertThat(NearestName.nearest("x", KNOWN)).isEmpty();
        assertThat(NearestName.nearest("no", List.of("yes")))
                .as("more than half of the letters are others")
                .isEmpty();
        assertThat(NearestName.nearest("mellanox", KNOWN)).isEmpty();
        assertThat(NearestName.nearest("acme", List.of())).isEmpty();
    }
}
