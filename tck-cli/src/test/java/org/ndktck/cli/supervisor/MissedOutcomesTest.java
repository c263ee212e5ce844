package org.ndktck.cli.supervisor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MissedOutcomesTest {

    private final MissedOutcomes<String> missed = new MissedOutcomes<>();

    @Test
    void whatOneSaysIsNewsForTheOthersOnce() {
        missed.heard("first", "NdkConnect");
        missed.heard("first", "NdkAccept");

        assertThat(missed.newsFor("second")).containsExactly("NdkConnect", "NdkAccept");
        assertThat(missed.newsFor("second")).isEmpty();
    }

    @Test
    void nobodyIsToldWhatItSaid() {
        missed.heard("first", "NdkConnect");
        missed.heard("second", "NdkConnect");
        missed.heard("second", "NdkAccept");

        assertThat(missed.newsFor("first")).containsExactly("NdkAccept");
        assertThat(missed.newsFor("second")).isEmpty();
    }

    @Test
    void whoComesLaterIsToldEverything() {
        missed.heard("first", "NdkConnect");
        missed.newsFor("second");
        missed.heard("second", "NdkAccept");

        assertThat(missed.newsFor("third")).containsExactly("NdkConnect", "NdkAccept");
    }
}
