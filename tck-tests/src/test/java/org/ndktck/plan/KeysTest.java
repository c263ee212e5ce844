package org.ndktck.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.plan.key.Key;

/** Parts of plans that were renamed and keep their names in tokens. */
class KeysTest {

    private static final List<Class<?>> TYPES = List.of(Renamed.class, Direction.class);

    @Test
    void whatWasRenamedIsWrittenUnderItsFormerName() {
        assertThat(PlanText.of(List.of(new Renamed(Direction.THERE, 3), Direction.BACK)))
                .isEqualTo("size=3.way=back-again");
    }

    @Test
    void whatWasRenamedIsReadUnderItsFormerName() {
        assertThat(PlanText.parse("size=3.direction=back-again.way=back-again", TYPES))
                .isEqualTo(List.of(new Renamed(Direction.BACK, 3), Direction.BACK));
    }

    @Test
    void theNameInTheCodeIsNoKeyThen() {
        assertThatThrownBy(() -> PlanText.parse("length=3", TYPES)).hasMessage("the plan has no key 'length'");
        assertThatThrownBy(() -> PlanText.parse("way=back", TYPES))
                .hasMessage("'way=back' is not one of there, back-again");
    }

    /** Was called Way; BACK was called BACK_AGAIN. */
    @Key("way")
    enum Direction {
        THERE,
        @Key("back-again")
        BACK
    }

    /**
     * A plan.
     *
     * @param direction has kept its name
     * @param length was called size
     */
    record Renamed(Direction direction, @Key("size") int length) {

        @SuppressWarnings("unused") // found by its name
        public static final Renamed SIMPLEST = new Renamed(Direction.THERE, 0);
    }
}
