package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How hard the kit has to try for every fault, whatever the seed: the standard profile must see it. What
 * uniform plans need stands beside it. Takes about half an hour.
 */
@Tag("zoo-full")
class DetectionEffortTest {

    private static final Path MEASURED = Path.of("target", "judgement", "effort.json");

    @Test
    void theStandardProfileSeesEveryFaultUnderEverySeed() throws IOException {
        SeedsAndTime bounds = SeedsAndTime.ofThisProcess();
        List<DetectionEffort> efforts = DetectionEffort.ofAllFaults();
        for (int round = 0; round < bounds.rounds(); round++) {
            efforts.forEach(effort -> effort.measure(bounds));
        }

        Files.createDirectories(MEASURED.getParent());
        Files.writeString(
                MEASURED,
                efforts.stream().map(DetectionEffort::json).collect(Collectors.joining(",\n", "[\n", "\n]\n")));
        assertThat(efforts).hasSizeGreaterThan(200);
        assertThat(efforts).flatMap(DetectionEffort::misses).isEmpty();
    }
}
