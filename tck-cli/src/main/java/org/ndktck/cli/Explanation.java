package org.ndktck.cli;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.ndktck.catalog.Actor;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Modality;
import org.ndktck.catalog.Reading;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.provider.SelectableProvider;
import org.ndktck.engine.Profile;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.text.LabelledText;

/** Everything the kit knows about a requirement, for people. */
final class Explanation {

    private final Catalog catalog;
    private final Engine engine;
    private final List<SelectableProvider> providers;
    private final int width;

    Explanation(Catalog catalog, Engine engine, List<SelectableProvider> providers, int width) {
        this.catalog = catalog;
        this.engine = engine;
        this.providers = List.copyOf(providers);
        this.width = width;
    }

    /**
     * Explains one requirement.
     *
     * @param id the requirement
     * @return lines, each with its end
     */
    String of(RequirementId id) {
        Requirement row = catalog.requirement(id);
        LabelledText text = new LabelledText(width).heading(id.text() + ": " + row.title());
        text.field("Binds", binds(row));
        text.field("Demanded", row.condition());
        text.arrow(row.demand());
        text.field("Source", row.source());
        row.readings().forEach(reading -> addReading(text, catalog.reading(reading)));
        addIds(text, "Follows", "from ", row.followsFrom());
        addIds(text, "Implies", "", successors(id));
        text.field("Checked", checked(row));
        addTries(text, tries(id));
        addFaults(text, id);
        return text.text();
    }

    /**
     * Explains one requirement to a script.
     *
     * @param id the requirement
     * @return what {@link #of} says
     */
    Entry entry(RequirementId id) {
        Requirement row = catalog.requirement(id);
        return new Entry(
                id.text(),
                row.title(),
                row.actor(),
                row.modality(),
                row.condition(),
                row.demand(),
                row.source(),
                row.readings().stream().map(reading -> reading.text()).toList(),
                texts(row.followsFrom()),
                texts(successors(id)),
                checked(row),
                tries(id),
                breaking(id));
    }

    private static List<String> texts(Collection<RequirementId> ids) {
        return ids.stream().sorted().map(RequirementId::text).toList();
    }

    /** Providers with a known verdict that violate a requirement by themselves. */
    private List<String> breaking(RequirementId id) {
        return providers.stream()
                .filter(one -> one.expects().stream()
                        .anyMatch(expected -> expected.violates().contains(id)))
                .map(SelectableProvider::name)
                .toList();
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
        RequirementCheck check = engine.checks().getOrDefault(row.id(), RequirementCheck.NOT_YET);
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

    /** Tries of each profile; empty if the kit does not check the requirement. */
    private Map<String, Integer> tries(RequirementId id) {
        Map<String, Integer> tries = new LinkedHashMap<>();
        for (Profile profile : Profile.values()) {
            engine.tries(id, profile)
                    .ifPresent(number -> tries.put(profile.name().toLowerCase(Locale.ROOT), number));
        }
        return tries;
    }

    private static void addTries(LabelledText text, Map<String, Integer> tries) {
        if (!tries.isEmpty()) {
            text.field(
                    "Tries",
                    tries.entrySet().stream()
                            .map(profile -> profile.getValue() + " (" + profile.getKey() + ")")
                            .collect(Collectors.joining(", ")));
        }
    }

    private void addFaults(LabelledText text, RequirementId id) {
        String next = "Broken by";
        for (String provider : breaking(id)) {
            text.field(next, provider);
            next = "";
        }
    }

    /**
     * What scripts get of a requirement; they rely on the names.
     *
     * @param id the id
     * @param title what is demanded, in short
     * @param actor whom it binds
     * @param modality how strongly
     * @param condition when it binds
     * @param demand what is demanded then
     * @param source where the documents say so
     * @param readings ids of the readings of disputed texts
     * @param followsFrom ids of the requirements that it follows from
     * @param implies ids of the requirements that follow from it
     * @param checked what checks it, or why nothing does
     * @param tries how often the kit tries it, by profile; empty if nothing checks it
     * @param brokenBy names of the providers with a known verdict that violate it
     */
    record Entry(
            String id,
            String title,
            Actor actor,
            Modality modality,
            String condition,
            String demand,
            String source,
            List<String> readings,
            List<String> followsFrom,
            List<String> implies,
            String checked,
            Map<String, Integer> tries,
            List<String> brokenBy) {}
}
