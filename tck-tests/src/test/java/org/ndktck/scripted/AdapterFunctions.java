package org.ndktck.scripted;

import org.ndktck.api.CloseArgs;
import org.ndktck.api.CreateConnectorArgs;
import org.ndktck.api.CreateCqArgs;
import org.ndktck.api.CreateListenerArgs;
import org.ndktck.api.CreatePdArgs;
import org.ndktck.api.CreateQpArgs;
import org.ndktck.api.CreateSharedEndpointArgs;
import org.ndktck.api.GetAddressArgs;
import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkAdapterInfo;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkCreateCompletion;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;
import org.ndktck.api.NdkVersion;
import org.ndktck.api.NtStatus;
import org.ndktck.api.ObjectPointer;
import org.ndktck.api.QueryAdapterInfoArgs;
import org.ndktck.api.QueryExtensionArgs;
import org.ndktck.gate.NdkFunction;

/** The functions of an adapter and of the objects that only have to be there. */
final class AdapterFunctions
        implements NdkAdapterDispatch, NdkPdDispatch, NdkCqDispatch, NdkQpDispatch, NdkSharedEndpointDispatch {

    private final Fabric fabric;

    AdapterFunctions(Fabric fabric) {
        this.fabric = fabric;
    }

    NdkAdapter adapter() {
        return new NdkAdapter(NdkVersion.V2_1, this) {};
    }

    @Override
    public NtStatus queryAdapterInfo(NdkAdapter adapter, QueryAdapterInfoArgs args) {
        NtStatus status = describe(args);
        fabric.script().sizeTold().ifPresent(args.pBufferSize()::set);
        return status;
    }

    private NtStatus describe(QueryAdapterInfoArgs args) {
        Behaviour behaviour = fabric.script().description();
        if (behaviour != Behaviour.INLINE) {
            return Script.answer(behaviour, fabric.request((context, status) -> {}, 0));
        }
        long capacity = args.pBufferSize().get();
        args.pBufferSize().set(NdkAdapterInfo.SIZE);
        if (args.pInfo() == null || capacity < NdkAdapterInfo.SIZE) {
            return NtStatus.STATUS_BUFFER_TOO_SMALL;
        }
        fabric.script().info().writeTo(args.pInfo(), capacity);
        if (fabric.script().describesTooMuch()) {
            args.pInfo().put(capacity, (byte) 0x5A);
        }
        return NtStatus.STATUS_SUCCESS;
    }

    private <T extends NdkObject<?>> NtStatus create(
            NdkFunction function,
            Record args,
            NdkCreateCompletion completion,
            long context,
            ObjectPointer<T> pointer,
            T object) {
        Behaviour behaviour = fabric.script().called(function, args);
        Request request = new Request(
                context,
                fabric.thread(),
                (passed, status) -> completion.complete(passed, status, object),
                () -> pointer.set(object));
        request.end(NtStatus.STATUS_SUCCESS);
        return Script.answer(behaviour, request);
    }

    @Override
    public NtStatus createCq(NdkAdapter adapter, CreateCqArgs args) {
        NdkCq cq = new NdkCq(NdkVersion.V2_1, this) {};
        return create(NdkFunction.CREATE_CQ, args, args.createCompletion(), args.requestContext(), args.ppNdkCq(), cq);
    }

    @Override
    public NtStatus createPd(NdkAdapter adapter, CreatePdArgs args) {
        NdkPd pd = new NdkPd(NdkVersion.V2_1, this) {};
        return create(NdkFunction.CREATE_PD, args, args.createCompletion(), args.requestContext(), args.ppNdkPd(), pd);
    }

    @Override
    public NtStatus createQp(NdkPd pd, CreateQpArgs args) {
        NdkQp qp = new NdkQp(NdkVersion.V2_1, this) {};
        return create(NdkFunction.CREATE_QP, args, args.createCompletion(), args.requestContext(), args.ppNdkQp(), qp);
    }

    @Override
    public NtStatus createConnector(NdkAdapter adapter, CreateConnectorArgs args) {
        return create(
                NdkFunction.CREATE_CONNECTOR,
                args,
                args.createCompletion(),
                args.requestContext(),
                args.ppNdkConnector(),
                new ScriptedConnector(new ConnectorFunctions(fabric)));
    }

    @Override
    public NtStatus createListener(NdkAdapter adapter, CreateListenerArgs args) {
        return create(
                NdkFunction.CREATE_LISTENER,
                args,
                args.createCompletion(),
                args.requestContext(),
                args.ppNdkListener(),
                new ScriptedListener(new ListenerFunctions(fabric), args));
    }

    @Override
    public NtStatus createSharedEndpoint(NdkAdapter adapter, CreateSharedEndpointArgs args) {
        NdkSharedEndpoint endpoint = new NdkSharedEndpoint(NdkVersion.V2_1, this) {};
        return create(
                NdkFunction.CREATE_SHARED_ENDPOINT,
                args,
                args.createCompletion(),
                args.requestContext(),
                args.ppNdkSharedEndpoint(),
                endpoint);
    }

    @Override
    public NtStatus closeSharedEndpoint(NdkSharedEndpoint endpoint, CloseArgs args) {
        return fabric.close(NdkFunction.CLOSE_SHARED_ENDPOINT, args);
    }

    @Override
    public NtStatus getLocalAddress(NdkSharedEndpoint endpoint, GetAddressArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus queryExtension(NdkSharedEndpoint endpoint, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus closeCq(NdkCq cq, CloseArgs args) {
        return fabric.close(NdkFunction.CLOSE_CQ, args);
    }

    @Override
    public NtStatus closePd(NdkPd pd, CloseArgs args) {
        return fabric.close(NdkFunction.CLOSE_PD, args);
    }

    @Override
    public NtStatus closeQp(NdkQp qp, CloseArgs args) {
        return fabric.close(NdkFunction.CLOSE_QP, args);
    }

    @Override
    public NtStatus queryExtension(NdkAdapter adapter, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus queryExtension(NdkPd pd, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus queryExtension(NdkCq cq, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }

    @Override
    public NtStatus queryExtension(NdkQp qp, QueryExtensionArgs args) {
        return NtStatus.STATUS_NOT_SUPPORTED;
    }
}
