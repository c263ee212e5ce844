package org.ndktck.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ndktck.catalog.Catalog;
import org.ndktck.catalog.Requirement;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/** Which functions a requirement is about, as far as they may be called at DISPATCH_LEVEL. */
final class FunctionsOfRows {

    private static final String PREFIX = "NDK_FN_";
    private static final String ANY_CLOSE = PREFIX + "CLOSE_OBJECT";

    /** Functions of a requirement that names none. */
    private static final int SOME = 4;

    private static final Set<NdkFunction> PASSIVE_LEVEL =
            EnumSet.of(NdkFunction.OPEN_ADAPTER, NdkFunction.QUERY_ADAPTER_INFO);

    private static final Map<RequirementId, Set<NdkFunction>> FUNCTIONS = functions();

    private FunctionsOfRows() {}

    /** The functions whose pages state a requirement; some others, always the same ones, if no such page does. */
    static Set<NdkFunction> of(RequirementId id) {
        return FUNCTIONS.getOrDefault(id, Set.of());
    }

    private static Map<RequirementId, Set<NdkFunction>> functions() {
        Catalog catalog = Catalog.load();
        Map<RequirementId, Set<NdkFunction>> functions = new EnumMap<>(RequirementId.class);
        for (RequirementId id : RequirementId.values()) {
            Set<NdkFunction> named = named(catalog.requirement(id));
            functions.put(id, named.isEmpty() ? some(id) : named);
        }
        return functions;
    }

    private static Set<NdkFunction> named(Requirement requirement) {
        Set<NdkFunction> named = EnumSet.noneOf(NdkFunction.class);
        List<String> pages = Arrays.asList(requirement.page().split(";\\s*"));
        for (NdkFunction function : NdkFunction.values()) {
            boolean isNamed = pages.contains(PREFIX + function.name())
                    || (function.kind() == NdkFunction.Kind.CLOSE && pages.contains(ANY_CLOSE));
            if (isNamed && !PASSIVE_LEVEL.contains(function)) {
                named.add(function);
            }
        }
        return named;
    }

    private static Set<NdkFunction> some(RequirementId id) {
        List<NdkFunction> all = new ArrayList<>(EnumSet.complementOf(EnumSet.copyOf(PASSIVE_LEVEL)));
        all.removeIf(function -> function.kind() == NdkFunction.Kind.CREATE);
        Set<NdkFunction> some = EnumSet.noneOf(NdkFunction.class);
        for (int at = 0; at < SOME; at++) {
            some.add(all.get(Math.floorMod(id.text().hashCode() + at, all.size())));
        }
        return some;
    }
}
