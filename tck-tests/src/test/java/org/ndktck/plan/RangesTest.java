package org.ndktck.plan;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.ndktck.plan.data.Capacity;

/** What a plan cannot hold is refused when its text is read, before a provider could be blamed for it. */
class RangesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "limits-inA=-1|limits inA=-1 is outside 0..4294967295",
                "limits-outP=4294967296|limits outP=4294967296 is outside 0..4294967295",
                "request-length=-1|private data length=-1 is outside 0..1048576",
                "reply-length=1048577|private data length=1048577 is outside 0..1048576",
            })
    void aValueOutOfRangeIsNamed(String text, String sentence) {
        assertThatThrownBy(() -> PlanText.parse(text, List.of(ConnectionDataPlan.class)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(sentence);
    }

    @ParameterizedTest
    @CsvSource({"distance=0", "distance=-5", "distance=65537"})
    void aCapacityIsAtLeastOneByteOff(String text) {
        assertThatThrownBy(() -> PlanText.parse(text, List.of(Capacity.class)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("capacity %s is outside 1..65536", text);
    }
}
