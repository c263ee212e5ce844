package org.ndktck.invariants;

import static org.ndktck.api.NtStatus.STATUS_PENDING;
import static org.ndktck.api.NtStatus.STATUS_SUCCESS;

import java.util.Collection;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.gate.CompletionCallback;
import org.ndktck.gate.NdkFunction;

/** Each create delivers a new object, by the one way that its outcome leaves. */
final class Creates extends Invariant {

    private final DeliveredObjects deliveries;
    private final Set<Call> touched = ConcurrentHashMap.newKeySet();

    Creates(BreachSink sink, DeliveredObjects deliveries) {
        super(sink);
        this.deliveries = deliveries;
    }

    private static boolean isCreate(Call call) {
        return call.function().kind() == NdkFunction.Kind.CREATE;
    }

    @Override
    public void returned(Call any) {
        if (any instanceof AsyncCall call && isCreate(call)) {
            NdkObject<?> stored = call.outParameter();
            if (call.returned(STATUS_SUCCESS)) {
                stored(call, stored);
            }
            leftAlone(call);
        }
    }

    private void stored(AsyncCall call, @Nullable NdkObject<?> stored) {
        Collection<RequirementId> rows = RequirementsOfContract.of(SharedContract.STORES_INLINE, call.function());
        if (stored == null) {
            forbidden(rows, call, "the new object in the out parameter", call.result() + " and stored NULL");
        } else if (isOld(call, stored)) {
            forbidden(rows, call, "a new object in the out parameter", "stored an object that was delivered before");
        }
    }

    @Override
    public void completed(AsyncCall call, CompletionCallback callback) {
        if (!isCreate(call)) {
            return;
        }
        leftAlone(call);
        if (!STATUS_SUCCESS.equals(callback.status())) {
            return; // what pNdkObject holds then is unspecified (AMB-36)
        }
        NdkObject<?> object = callback.object();
        if (object == null) {
            forbidden(
                    RequirementsOfContract.of(SharedContract.DELIVERS_LATER, call.function()),
                    call,
                    "the new object in pNdkObject",
                    "completed with " + STATUS_SUCCESS + " and pNdkObject = NULL");
        } else if (isOld(call, object)) {
            forbidden(
                    RequirementId.CB_14,
                    call,
                    "pNdkObject points to the new object",
                    "pNdkObject points to an object that was delivered before");
        } else if (object.objectType() == typeOf(call.function())
                && !classOf(call.function()).isInstance(object)) {
            forbidden(
                    RequirementId.CB_14,
                    call,
                    "pNdkObject points to the header of an "
                            + classOf(call.function()).getSimpleName(),
                    "pNdkObject points to a header that is no part of one");
        }
    }

    private boolean isOld(AsyncCall call, NdkObject<?> object) {
        return object.equals(call.target()) || deliveries.isOldFrom(call, object);
    }

    /** The out parameter of a pending create is watched to the end of the try. */
    @Override
    void over(AsyncCall call) {
        if (isCreate(call)) {
            leftAlone(call);
        }
    }

    private void leftAlone(AsyncCall call) {
        if (call.returned(STATUS_PENDING) && call.stores() > 0 && touched.add(call)) {
            forbidden(
                    RequirementsOfContract.of(SharedContract.DELIVERS_LATER, call.function()),
                    call,
                    "the out parameter is left alone",
                    call.result() + " and stored an object in the out parameter");
        }
    }

    static NdkObjectType typeOf(NdkFunction create) {
        return switch (create) {
            case CREATE_CQ -> NdkObjectType.CQ;
            case CREATE_PD -> NdkObjectType.PD;
            case CREATE_QP -> NdkObjectType.QP;
            case CREATE_LISTENER -> NdkObjectType.LISTENER;
            case CREATE_SHARED_ENDPOINT -> NdkObjectType.SHARED_ENDPOINT;
            default -> NdkObjectType.CONNECTOR;
        };
    }

    /** Tells whether an object is one, and not merely a header: that cannot be closed. */
    static boolean isWhole(NdkObject<?> object) {
        return Stream.of(NdkFunction.values())
                .filter(function -> function.kind() == NdkFunction.Kind.CREATE)
                .anyMatch(create -> classOf(create).isInstance(object));
    }

    private static Class<?> classOf(NdkFunction create) {
        return switch (create) {
            case CREATE_CQ -> NdkCq.class;
            case CREATE_PD -> NdkPd.class;
            case CREATE_QP -> NdkQp.class;
            case CREATE_LISTENER -> NdkListener.class;
            case CREATE_SHARED_ENDPOINT -> NdkSharedEndpoint.class;
            default -> NdkConnector.class;
        };
    }
}
