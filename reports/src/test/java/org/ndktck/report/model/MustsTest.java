package org.ndktck.report.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The number next to every headline. */
class MustsTest {

    @Test
    void whatNoKitCanTestIsAllThatIsLeftAfterAWholeRunOnly() {
        assertThat(new Musts(249, 249, 0).words()).isEqualTo("249 of 249 MUSTs judged");
        assertThat(new Musts(249, 247, 2).words())
                .isEqualTo("247 of 249 MUSTs judged; the other 2 cannot be tested from outside");
        assertThat(new Musts(249, 63, 2).words()).isEqualTo("63 of 249 MUSTs judged; 2 cannot be tested from outside");
    }
}
