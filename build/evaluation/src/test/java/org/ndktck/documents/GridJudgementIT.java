package org.ndktck.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.ndktck.catalog.Catalog;
import org.ndktck.faulty.grid.Grid;
import org.ndktck.judgement.FiguresFile;
import org.ndktck.judgement.GridFigures;
import org.ndktck.judgement.GridLine;

/** What the profile grid measured, once both halves have been run. */
@Tag("grid")
class GridJudgementIT {

    /** Kept with the build; the pages show what was published last. */
    @Test
    void theFiguresAreLeftWithTheBuild() throws IOException {
        if ("standard".equals(System.getProperty("grid.profile"))) {
            List<GridLine> again = read("standard-");
            FiguresFile.keep(
                    GridFigures.AT_STANDARD, again, "what the quick profile had not seen, looked at again", false);
            assertThat(again).isNotEmpty();
        } else {
            quick();
        }
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(
                    FiguresFile.PUBLISHED.resolve("grid-survivors.txt"),
                    GridSection.published().survivors());
            GeneratedPagesTest.assertUpToDate("judgement.md", new JudgementPage(Catalog.load()).content());
        }
    }

    private static List<GridLine> read(String prefix) {
        return FiguresFile.readAll(FiguresFile.BUILT, prefix, GridLine.class).stream()
                .sorted(Comparator.comparing(GridLine::fault))
                .toList();
    }

    private static void quick() {
        List<GridLine> lines = read("grid-");
        int all = Grid.faults().size();
        FiguresFile.keep(
                "grid.json", lines, lines.size() == all ? "all faults" : lines.size() + " drawn of " + all, false);
        assertThat(lines).isNotEmpty();
    }
}
