package org.ndktck.cli;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Reading;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.provider.SelectableProvider;
import org.ndktck.report.model.Check;
import org.ndktck.report.text.LabelledText;

/** Everything the kit knows about a requirement, for people. */
final class Explanation {

    private static final int WIDTH = 110;

    private final Catalog catalog;
    private final Map<RequirementId, Check> checks;
    private final List<SelectableProvider> providers;

    Explanation(Catalog catalog, Map<RequirementId, Check> checks, List<SelectableProvider> providers) {
        this.catalog = catalog;
        this.checks = checks;
        this.providers = List.copyOf(providers);
    }

    /**
     * Explains one requirement.
     *
     * @param id the requirement
     * @return lines, each with its end
     */
    String of(RequirementId id) {
        Requirement row = catalog.requirement(id);
        LabelledText text = new LabelledText(WIDTH).heading(id.text() + ": " + row.title());
        text.field("Binds", binds(row));
        text.field("Demanded", row.condition());
        text.arrow(row.demand());
        text.field("Source", row.source());
        row.readings().forEach(reading -> addReading(text, catalog.reading(reading)));
        addIds(text, "Follows", "from ", row.followsFrom());
        addIds(text, "Implies", "", successors(id));
        text.field("Checked", checked(row));
        addFaults(text, id);
        return text.text();
    }

    private static String binds(Requirement row) {
        return "the " + row.actor().name().toLowerCase(Locale.ROOT) + ", " + row.modality() + " ("
                + row.basis().name().toLowerCase(Locale.ROOT) + ")";
    }

    private static void addReading(LabelledText text, Reading reading) {
        text.field("Reading", reading.id() + ": " + reading.title());
        text.more("The documents: " + reading.says());
        text.more("The kit: " + reading.reading());
        text.more("A deviation: " + reading.deviation());
        text.more("What would change the reading: " + reading.changes());
    }

    private void addIds(LabelledText text, String label, String prefix, Collection<RequirementId> ids) {
        String next = label;
        for (RequirementId id : ids.stream().sorted().toList()) {
            text.field(next, prefix + id.text() + ": " + catalog.requirement(id).title());
            next = "";
        }
    }

    private List<RequirementId> successors(RequirementId id) {
        return catalog.requirements().stream()
                .filter(row -> row.followsFrom().contains(id))
                .map(Requirement::id)
                .toList();
    }

    private String checked(Requirement row) {
        Check check = checks.getOrDefault(row.id(), Check.NOT_YET);
        if (check.untestable().isPresent()) {
            return "not at all: " + check.untestable().get();
        }
        if (check.checkedBy().isPresent()) {
            return "by " + check.checkedBy().get();
        }
        if (row.actor() == Actor.CONSUMER) {
            return "not in a run: it binds the consumer, here the kit";
        }
        boolean defined = row.modality() == Modality.DEFINED;
        return defined ? "not at all: it defines a word or a code; nothing to judge" : "not yet";
    }

    private void addFaults(LabelledText text, RequirementId id) {
        String next = "Broken by";
        for (SelectableProvider provider : providers) {
            boolean breaks = provider.expects()
                    .filter(expected -> expected.violates().contains(id))
                    .isPresent();
            if (breaks) {
                text.field(next, provider.name());
                next = "";
            }
        }
    }
}
