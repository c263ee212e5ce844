package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.Measured;

/**
 * A share of the grid, in the order in which samples are drawn, as far as the time allows: {@code grid.faults} and
 * {@code grid.minutes} limit it.
 */
@Tag("grid")
abstract class JudgedGrid {

    private static final int EVERY_SO_MANY = 10;

    private final Share share;

    JudgedGrid(Share share) {
        this.share = share;
    }

    @Test
    void isJudged() {
        GridJudge judge = new GridJudge(OptionalInt.empty());
        long end = System.nanoTime()
                + Duration.ofMinutes(Integer.getInteger("grid.minutes", 56)).toNanos();
        List<GridLine> lines = new ArrayList<>();
        for (GridFault fault : share.from(GridJudge.drawn(Integer.getInteger("grid.faults", Integer.MAX_VALUE)))) {
            if (System.nanoTime() < end) {
                lines.add(judge.judge(fault));
            }
            if (lines.size() % EVERY_SO_MANY == 0) {
                write(lines);
            }
        }
        write(lines);

        assertThat(lines).isNotEmpty();
    }

    private void write(List<GridLine> lines) {
        Measured.write(Measured.BUILT.resolve(share.file("grid")), lines);
    }
}
