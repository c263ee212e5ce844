package org.ndktck.documents;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.ndktck.catalog.Basis;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;

/** What the table must reach. Each check gives its complaints, so that it can be shown to have some. */
final class SentenceCoverage {

    private final Catalog catalog;

    SentenceCoverage(Catalog catalog) {
        this.catalog = catalog;
    }

    /**
     * Each requirement that rests explicitly on one of the pages is the meaning of a sentence.
     *
     * @param excused those that need not be
     */
    List<String> reach(List<SentenceRow> rows, Set<RequirementId> excused) {
        Set<RequirementId> reached = requirements(rows, row -> true);
        List<String> complaints = new ArrayList<>();
        catalog.requirements().stream()
                .filter(row -> row.basis() == Basis.EXPLICIT && restsOnThePages(row))
                .map(Requirement::id)
                .filter(id -> reached.contains(id) == excused.contains(id))
                .forEach(id -> complaints.add(
                        excused.contains(id)
                                ? id + " is excused, but a sentence states it"
                                : "no sentence states " + id + ", "
                                        + catalog.requirement(id).source()));
        return complaints;
    }

    private static boolean restsOnThePages(Requirement row) {
        List<String> pages = List.of(row.page().split("; ", -1));
        for (MissionDocument document : MissionDocument.values()) {
            if (pages.contains(document.page())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Nothing rests on a translation: each id of a Korean sentence belongs to an English one too.
     *
     * @param excused those for which no English document has the sentence
     */
    static List<String> english(List<SentenceRow> rows, Set<RequirementId> excused) {
        Set<RequirementId> english =
                requirements(rows, row -> row.sentence().document().isEnglish());
        english.addAll(excused);
        return rows.stream()
                .filter(row -> !without(row, english).isEmpty())
                .map(row -> row.place() + " has ids that no English sentence has: " + without(row, english))
                .toList();
    }

    private static Set<RequirementId> without(SentenceRow row, Set<RequirementId> known) {
        Set<RequirementId> rest = row.requirements();
        rest.removeAll(known);
        return rest;
    }

    private static Set<RequirementId> requirements(List<SentenceRow> rows, Predicate<SentenceRow> kind) {
        Set<RequirementId> ids = EnumSet.noneOf(RequirementId.class);
        rows.stream().filter(kind).forEach(row -> ids.addAll(row.requirements()));
        return ids;
    }
}
