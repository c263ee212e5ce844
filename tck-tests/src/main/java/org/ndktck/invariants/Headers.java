package org.ndktck.invariants;

import static org.ndktck.catalog.RequirementId.CEV_04;
import static org.ndktck.catalog.RequirementId.CRE_09;
import static org.ndktck.catalog.RequirementId.GEN_03;
import static org.ndktck.catalog.RequirementId.GEN_06;
import static org.ndktck.catalog.RequirementId.GEN_07;
import static org.ndktck.catalog.RequirementId.GEN_08;
import static org.ndktck.catalog.RequirementId.GEN_09;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkReservedBlock;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CallOrCallback;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.EventCallback;
import org.ndktck.gate.Lifetime;
import org.ndktck.gate.NdkFunction;

/** The header of every object: complete at first sight, and the reserved block the consumer's from then on. */
final class Headers extends Invariant {

    private static final long ODD = 0xBF58_476D_1CE4_E5B9L;

    private final Recording recording;
    private final Set<Lifetime> looked = ConcurrentHashMap.newKeySet();
    private final Map<Lifetime, Long> patterns = new ConcurrentHashMap<>();

    Headers(BreachSink sink, Recording recording) {
        super(sink);
        this.recording = recording;
    }

    /** How an object came, and which rows speak of objects that come so. */
    private record Arrival(
            NdkObjectType expected, NdkObject<?> parent, CallOrCallback by, boolean created, boolean connector) {

        List<RequirementId> rows(RequirementId general) {
            List<RequirementId> rows = new ArrayList<>();
            if (created || general != GEN_03) {
                rows.add(general);
            }
            if (!created) {
                rows.add(CEV_04);
            } else if (connector && general != GEN_07) {
                rows.add(CRE_09);
            }
            return rows;
        }
    }

    @Override
    public void returned(Call any) {
        if (any instanceof AsyncCall call && call.returned(NtStatus.STATUS_SUCCESS)) {
            created(call, call.outParameter());
        }
    }

    @Override
    public void completed(AsyncCall call, CompletionCallback callback) {
        if (NtStatus.STATUS_SUCCESS.equals(callback.status())) {
            created(call, callback.object());
        }
    }

    private void created(AsyncCall call, @Nullable NdkObject<?> object) {
        if (object != null && call.function().kind() == NdkFunction.Kind.CREATE) {
            boolean connector = call.function() == NdkFunction.CREATE_CONNECTOR;
            header(object, new Arrival(Creates.typeOf(call.function()), call.target(), call, true, connector));
        }
    }

    @Override
    public void event(EventCallback event) {
        NdkObject<?> object = event.delivered();
        if (object != null) {
            header(object, new Arrival(NdkObjectType.CONNECTOR, event.owner().object(), event, false, true));
        }
    }

    private void header(NdkObject<?> object, Arrival arrival) {
        if (!looked.add(recording.lifetimeOf(object))) {
            return;
        }
        String name = recording.name(object);
        if (object.dispatch() == null) {
            forbidden(arrival.rows(GEN_03), arrival.by(), name + ".Dispatch is set", name + ".Dispatch is NULL");
        }
        if (object.objectType() != arrival.expected()) {
            forbidden(
                    arrival.rows(GEN_06),
                    arrival.by(),
                    name + ".Header.ObjectType is " + arrival.expected().code() + " (" + arrival.expected() + ")",
                    name + ".Header.ObjectType is " + object.objectTypeCode() + " (" + object.objectType() + ")");
        }
        if (!arrival.parent().version().equals(object.version())) {
            forbidden(
                    arrival.rows(GEN_07),
                    arrival.by(),
                    name + ".Header.Version is " + arrival.parent().version() + ", like that of "
                            + recording.name(arrival.parent()),
                    name + ".Header.Version is " + object.version());
        }
    }

    /** The first look: the block is zero; then it is filled with a pattern of the kit's own. */
    @Override
    public void seen(NdkObject<?> object, String how) {
        NdkReservedBlock block = object.ndkReserved();
        for (int field = 0; field < NdkReservedBlock.FIELDS; field++) {
            if (block.get(field) != 0) {
                String place = recording.name(object) + ".Header.NdkReserved[" + field + "]";
                forbiddenOf(
                        recording.name(object),
                        GEN_08,
                        place + " is 0 when " + how + " it",
                        place + " is " + FindingNames.hex(block.get(field)));
            }
        }
        long pattern = ODD * (patterns.size() + 1);
        patterns.put(recording.lifetimeOf(object), pattern);
        for (int field = 0; field < NdkReservedBlock.FIELDS; field++) {
            block.set(field, pattern + field);
        }
    }

    @Override
    public void closing(NdkObject<?> object) {
        Long pattern = patterns.get(recording.lifetimeOf(object));
        if (pattern == null) {
            return;
        }
        NdkReservedBlock block = object.ndkReserved();
        for (int field = 0; field < NdkReservedBlock.FIELDS; field++) {
            if (block.get(field) != pattern + field) {
                String place = recording.name(object) + ".Header.NdkReserved[" + field + "]";
                forbiddenOf(
                        recording.name(object),
                        GEN_09,
                        place + " holds what the consumer wrote, " + FindingNames.hex(pattern + field),
                        place + " holds " + FindingNames.hex(block.get(field)));
            }
        }
    }
}
