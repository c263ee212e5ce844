package org.ndktck.trial;

import static org.ndktck.gate.NdkFunction.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
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
public final class DispatchLevelFunctions {

    /** Functions of a requirement that is about more than these: a call inside a callback takes a connection of its own. */
    private static final int MOST = 4;

    private static final Set<NdkFunction> ALL = EnumSet.complementOf(EnumSet.of(OPEN_ADAPTER, QUERY_ADAPTER_INFO));

    /** All that each requirement is about. */
    private static final Map<RequirementId, Set<NdkFunction>> FUNCTIONS = functions();

    private DispatchLevelFunctions() {}

    /**
     * The functions whose pages, or the pages of whose completions, state a requirement, the one that its title begins with,
     * and the Ex forms of these; without such a page, those of its section. Where these are many, some of them: the same ones for one requirement,
     * others for the next.
     */
    public static Set<NdkFunction> of(RequirementId id) {
        return some(id, FUNCTIONS.getOrDefault(id, Set.of()));
    }

    /** Whether a function is one of those that a requirement is about, however many these are. */
    static boolean isAbout(RequirementId id, NdkFunction function) {
        return FUNCTIONS.getOrDefault(id, Set.of()).contains(function);
    }

    /** Whether a function may be called at DISPATCH_LEVEL, hence inside a callback. */
    public static boolean mayBeInside(NdkFunction function) {
        return ALL.contains(function);
    }

    private static Map<RequirementId, Set<NdkFunction>> functions() {
        Catalog catalog = Catalog.load();
        Map<RequirementId, Set<NdkFunction>> functions = new EnumMap<>(RequirementId.class);
        for (RequirementId id : RequirementId.values()) {
            Requirement requirement = catalog.requirement(id);
            Set<NdkFunction> paged = paged(requirement);
            if (!paged.isEmpty()) {
                ALL.stream()
                        .filter(function -> isSubject(function, requirement))
                        .forEach(paged::add);
                addExForms(paged);
            }
            functions.put(id, paged.isEmpty() ? ofSection(id) : paged);
        }
        return functions;
    }

    private static Set<NdkFunction> paged(Requirement requirement) {
        List<String> pages = Arrays.asList(requirement.page().split(";\\s*"));
        Set<NdkFunction> paged = EnumSet.noneOf(NdkFunction.class);
        ALL.stream()
                .filter(function -> pagesOf(function).stream().anyMatch(pages::contains))
                .forEach(paged::add);
        return paged;
    }

    /** A side that the row is not about may accept or complete in the form of the other version. */
    private static void addExForms(Set<NdkFunction> functions) {
        if (functions.contains(ACCEPT)) {
            functions.add(ACCEPT_EX);
        }
        if (functions.contains(COMPLETE_CONNECT)) {
            functions.add(COMPLETE_CONNECT_EX);
        }
    }

    private static boolean isSubject(NdkFunction function, Requirement requirement) {
        return requirement.title().startsWith(function + " ");
    }

    private static List<String> pagesOf(NdkFunction function) {
        String page = function == QUERY_EXTENSION ? "NDK_FN_QUERY_EXTENSION_INTERFACE" : "NDK_FN_" + function.name();
        return switch (function.kind()) {
            case CLOSE -> List.of("NDK_FN_CLOSE_OBJECT", "NDK_FN_CLOSE_COMPLETION");
            case CREATE -> List.of(page, "NDK_FN_CREATE_COMPLETION");
            case REQUEST -> List.of(page, "NDK_FN_REQUEST_COMPLETION");
            case SYNCHRONOUS, VOID -> List.of(page);
        };
    }

    private static Set<NdkFunction> ofSection(RequirementId id) {
        if (id == RequirementId.QP_13) {
            return EnumSet.of(CLOSE_QP, CLOSE_CONNECTOR); // the one row of its section about a close
        }
        return switch (id.section()) {
            case GCD -> EnumSet.of(GET_CONNECTION_DATA);
            case ACC -> EnumSet.of(ACCEPT, ACCEPT_EX);
            case CON -> EnumSet.of(CONNECT, CLOSE_CONNECTOR);
            case CSE -> EnumSet.of(CONNECT_WITH_SHARED_ENDPOINT);
            case CMP -> EnumSet.of(COMPLETE_CONNECT, COMPLETE_CONNECT_EX);
            case REJ -> EnumSet.of(REJECT);
            case GLA -> EnumSet.of(GET_LOCAL_ADDRESS);
            case GPA -> EnumSet.of(GET_PEER_ADDRESS);
            case DIS, DEV -> EnumSet.of(DISCONNECT, CLOSE_CONNECTOR);
            case QEI -> EnumSet.of(QUERY_EXTENSION);
            case LIS, CEV ->
                EnumSet.of(CREATE_LISTENER, LISTEN, CONTROL_CONNECT_EVENTS, GET_LISTENER_LOCAL_ADDRESS, CLOSE_LISTENER);
            case SEP -> EnumSet.of(CREATE_SHARED_ENDPOINT, GET_SHARED_ENDPOINT_LOCAL_ADDRESS, CLOSE_SHARED_ENDPOINT);
            case QP -> EnumSet.of(SEND, RECEIVE, FLUSH, ARM_CQ, GET_CQ_RESULTS);
            case GEN, CLO, CRE, CB, ADP, LIF, IRQ, EX -> ALL;
        };
    }

    private static Set<NdkFunction> some(RequirementId id, Collection<NdkFunction> functions) {
        List<NdkFunction> all = new ArrayList<>(functions);
        Set<NdkFunction> some = EnumSet.noneOf(NdkFunction.class);
        for (int at = 0; at < Math.min(MOST, all.size()); at++) {
            some.add(all.get(Math.floorMod(id.text().hashCode() + at, all.size())));
        }
        return some;
    }
}
