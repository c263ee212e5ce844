package org.ndktck.judgement;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.Breaks;

/**
 * A fault and a requirement that it declares as broken.
 *
 * @param fault the class of the provider
 * @param id one of the ids that it is about
 */
public record DeclaredPair(Class<? extends NdkProvider> fault, RequirementId id) {

    private static final Map<String, String> SEEN_IN_PASSING =
            Reasons.of(ShippedProviders.class, "seen-in-passing.properties");

    /** Lists all of them. */
    public static List<DeclaredPair> all() {
        return ShippedProviders.faults().stream()
                .flatMap(fault ->
                        Arrays.stream(fault.getAnnotation(Breaks.class).value()).map(id -> new DeclaredPair(fault, id)))
                .toList();
    }

    /** Lists those that the property of the requirement sees; the others, with reasons, are seen while another runs. */
    public static List<DeclaredPair> seenByTheirOwnProperty() {
        return all().stream()
                .filter(pair -> !SEEN_IN_PASSING.containsKey(pair.name()))
                .toList();
    }

    /** Lists a share of those of the faults whose class names match the pattern {@code zoo.only}; all without either. */
    public static List<DeclaredPair> chosen() {
        Pattern only = Pattern.compile(System.getProperty("zoo.only", ".*"));
        return Share.ofTheZoo()
                .from(seenByTheirOwnProperty().stream()
                        .filter(pair -> only.matcher(pair.fault.getSimpleName()).matches())
                        .toList());
    }

    static boolean areAllChosen() {
        return chosen().size() == seenByTheirOwnProperty().size();
    }

    /** Names both, as the lists of reasons do. */
    public String name() {
        return fault.getSimpleName() + "." + id;
    }
}
