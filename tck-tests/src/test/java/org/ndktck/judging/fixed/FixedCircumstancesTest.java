package org.ndktck.judging.fixed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.ndktck.circumstance.CallingThread;
import org.ndktck.circumstance.ConsumerPace;
import org.ndktck.circumstance.OtherConnection;

/** How a property names what it is not judged under. */
class FixedCircumstancesTest {

    /** As containers and properties say it. */
    @HoldsFixed(value = ConsumerPace.class, because = "a dimension")
    static final class Sample {

        @HoldsFixed(
                values = {"CallingThread.IN_C*", "OtherConnection.NEWER"},
                because = "some values")
        void byName() {}

        @HoldsFixed(values = "CallingThread.DRIVER", because = "nothing out of the ordinary")
        void anOrdinaryOne() {}
    }

    private static List<HoldsFixed> fixed(String property) throws NoSuchMethodException {
        Method method = Sample.class.getDeclaredMethod(property);
        return FixedCircumstances.of(method);
    }

    @Test
    void itsOwnStandFirstAndNameValuesOrTheirBeginnings() throws NoSuchMethodException {
        List<HoldsFixed> fixed = fixed("byName");

        assertThat(fixed).extracting(HoldsFixed::because).containsExactly("some values", "a dimension");
        assertThat(FixedCircumstances.leftOutBy(fixed.get(0)))
                .containsExactlyInAnyOrder(
                        CallingThread.IN_CONNECT_EVENT,
                        CallingThread.IN_COMPLETION,
                        CallingThread.IN_CLOSE_COMPLETION,
                        OtherConnection.NEWER);
        assertThat(FixedCircumstances.leftOutBy(fixed.get(1)))
                .isNotEmpty()
                .allMatch(value -> value instanceof ConsumerPace && !value.isOrdinary());
    }

    @Test
    void whatIsOrdinaryCannotBeLeftOut() throws NoSuchMethodException {
        HoldsFixed ordinary = fixed("anOrdinaryOne").get(0);

        assertThatThrownBy(() -> FixedCircumstances.leftOutBy(ordinary))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'CallingThread.DRIVER' names no circumstance out of the ordinary");
    }
}
