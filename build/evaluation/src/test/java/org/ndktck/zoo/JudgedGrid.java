package org.ndktck.zoo;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.faulty.grid.GridFault;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.GridFigures;
import org.ndktck.judgement.GridLine;
import org.ndktck.judgement.Share;

/**
 * A share of the grid, in the order in which samples are drawn, as far as the time allows: {@code grid.faults} and
 * {@code grid.minutes} limit it. All requirements judge the first {@code grid.blamed} of them; the others are judged by those
 * that they concern, and by all only where that does not show them. {@code grid.only} is a pattern of their names.
 * With {@code grid.profile=standard} those are judged that the published measurement at the quick profile has not seen.
 */
class JudgedGrid {

    private static final int EVERY_SO_MANY = 10;
    private static final int BLAMED = 300;

    private static final boolean STANDARD = "standard".equals(System.getProperty("grid.profile"));

    private final Share share = Share.ofThisProcess();

    @Test
    void isJudged() {
        GridJudge first = new GridJudge(true);
        GridJudge later = STANDARD ? GridJudge.atTheStandardProfile() : new GridJudge(false);
        Set<GridFault> blamed = Set.copyOf(GridJudge.drawn(STANDARD ? 0 : Integer.getInteger("grid.blamed", BLAMED)));
        long end = System.nanoTime()
                + Duration.ofMinutes(Integer.getInteger("grid.minutes", 56)).toNanos();
        List<GridLine> lines = new ArrayList<>();
        for (GridFault fault : share.from(chosen())) {
            if (System.nanoTime() < end) {
                lines.add((blamed.contains(fault) ? first : later).judge(fault));
            }
            if (lines.size() % EVERY_SO_MANY == 0) {
                write(lines);
            }
        }
        write(lines);

        assertThat(lines).isNotEmpty();
    }

    private static List<GridFault> chosen() {
        String only = System.getProperty("grid.only", ".*");
        Set<String> survivors = GridFigures.published().survivors();
        return GridJudge.drawn(Integer.getInteger("grid.faults", Integer.MAX_VALUE)).stream()
                .filter(fault -> fault.name().matches(only))
                .filter(fault -> !STANDARD || survivors.contains(fault.name()))
                .toList();
    }

    private void write(List<GridLine> lines) {
        FiguresFile.write(FiguresFile.BUILT.resolve(share.file(STANDARD ? "standard" : "grid")), lines);
    }
}
