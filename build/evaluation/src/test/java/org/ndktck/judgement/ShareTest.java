package org.ndktck.judgement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shares of what takes long to judge. */
class ShareTest {

    private static final List<String> ALL = List.of("a", "b", "c", "d", "e");
    private static final int THREE = 3;

    @AfterEach
    void forgetTheShare() {
        System.clearProperty("zoo.share");
    }

    @Test
    void sharesAreAllOfItAndHaveNothingInCommon() {
        Stream<String> together =
                IntStream.range(0, THREE).boxed().flatMap(number -> new Share(number, THREE).from(ALL).stream());

        assertThat(together).containsExactlyInAnyOrderElementsOf(ALL);
    }

    @Test
    void withoutAWordAllIsJudged() {
        assertThat(Share.ofTheZoo().isWhole()).isTrue();
        assertThat(Share.ofTheZoo().from(ALL)).isEqualTo(ALL);
    }

    @Test
    void theShareThatIsNamedIsJudged() {
        System.setProperty("zoo.share", "1/3");

        assertThat(Share.ofTheZoo()).hasToString("1/3");
        assertThat(Share.ofTheZoo().isWhole()).isFalse();
        assertThat(Share.ofTheZoo().from(ALL)).containsExactly("b", "e");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3/3", "0/0", "1", "", "a/b", "-1/3", "1/3/5"})
    void whatIsNoShareIsRefused(String text) {
        System.setProperty("zoo.share", text);

        assertThatIllegalArgumentException().isThrownBy(Share::ofTheZoo).withMessageContaining("0/3");
    }
}
