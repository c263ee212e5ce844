package fc4;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;

/**
 * One opened provider: every function of every object, each of which passes on to the real table. A provider overrides what
 * it does in its own way. The tables stand for themselves; the object is always the first argument, as in C.
 */
class World {

    /** What is known of an object: itself and the table it was born with. */
    static class Known<O, D> {
        volatile O obj;
        volatile D real;
    }

    static class Adp extends Known<NdkAdapter, NdkAdapterDispatch> { }
    static class Cq extends Known<NdkCq, NdkCqDispatch> { }
    static class Pd extends Known<NdkPd, NdkPdDispatch> { }
    static class Qp extends Known<NdkQp, NdkQpDispatch> { final Pd pd; Qp(Pd pd) { this.pd = pd; } }
    static class Sep extends Known<NdkSharedEndpoint, NdkSharedEndpointDispatch> { }
    static class Lst extends Known<NdkListener, NdkListenerDispatch> { }
    static class Conn extends Known<NdkConnector, NdkConnectorDispatch> { final Lst from; Conn(Lst from) { this.from = from; } }

    final Map<NdkAdapter, Adp> allAdp = new ConcurrentHashMap<>();
    private volatile NdkAdapterDispatch anyAdp;
    final Map<NdkCq, Cq> allCq = new ConcurrentHashMap<>();
    private volatile NdkCqDispatch anyCq;
    final Map<NdkPd, Pd> allPd = new ConcurrentHashMap<>();
    private volatile NdkPdDispatch anyPd;
    final Map<NdkQp, Qp> allQp = new ConcurrentHashMap<>();
    private volatile NdkQpDispatch anyQp;
    final Map<NdkSharedEndpoint, Sep> allSep = new ConcurrentHashMap<>();
    private volatile NdkSharedEndpointDispatch anySep;
    final Map<NdkListener, Lst> allLst = new ConcurrentHashMap<>();
    private volatile NdkListenerDispatch anyLst;
    final Map<NdkConnector, Conn> allConn = new ConcurrentHashMap<>();
    private volatile NdkConnectorDispatch anyConn;

    static final class Cell<T> implements ObjectPointer<T> {
        private volatile T value;
        @Override public T get() { return value; }
        @Override public void set(T v) { value = v; }
    }

    final void adopt(Adp k, NdkAdapter obj) {
        k.obj = obj;
        k.real = obj.dispatch();
        anyAdp = k.real;
        allAdp.put(obj, k);
        obj.setDispatch(tableAdp);
    }

    final Adp know(NdkAdapter obj) {
        Adp k = allAdp.get(obj);
        if (k == null) { // an object whose close is done: a call that never comes
            k = new Adp();
            k.obj = obj;
            k.real = anyAdp;
        }
        return k;
    }

    final void adopt(Cq k, NdkCq obj) {
        k.obj = obj;
        k.real = obj.dispatch();
        anyCq = k.real;
        allCq.put(obj, k);
        obj.setDispatch(tableCq);
    }

    final Cq know(NdkCq obj) {
        Cq k = allCq.get(obj);
        if (k == null) { // an object whose close is done: a call that never comes
            k = new Cq();
            k.obj = obj;
            k.real = anyCq;
        }
        return k;
    }

    final void adopt(Pd k, NdkPd obj) {
        k.obj = obj;
        k.real = obj.dispatch();
        anyPd = k.real;
        allPd.put(obj, k);
        obj.setDispatch(tablePd);
    }

    final Pd know(NdkPd obj) {
        Pd k = allPd.get(obj);
        if (k == null) { // an object whose close is done: a call that never comes
            k = new Pd();
            k.obj = obj;
            k.real = anyPd;
        }
        return k;
    }

    final void adopt(Qp k, NdkQp obj) {
        k.obj = obj;
        k.real = obj.dispatch();
        anyQp = k.real;
        allQp.put(obj, k);
        obj.setDispatch(tableQp);
    }

    final Qp know(NdkQp obj) {
        Qp k = allQp.get(obj);
        if (k == null) { // an object whose close is done: a call that never comes
            k = new Qp(null);
            k.obj = obj;
            k.real = anyQp;
        }
        return k;
    }

    final void adopt(Sep k, NdkSharedEndpoint obj) {
        k.obj = obj;
        k.real = obj.dispatch();
        anySep = k.real;
        allSep.put(obj, k);
        obj.setDispatch(tableSep);
    }

    final Sep know(NdkSharedEndpoint obj) {
        Sep k = allSep.get(obj);
        if (k == null) { // an object whose close is done: a call that never comes
            k = new Sep();
            k.obj = obj;
            k.real = anySep;
        }
        return k;
    }

    final void adopt(Lst k, NdkListener obj) {
        k.obj = obj;
        k.real = obj.dispatch();
        anyLst = k.real;
        allLst.put(obj, k);
        obj.setDispatch(tableLst);
    }

    final Lst know(NdkListener obj) {
        Lst k = allLst.get(obj);
        if (k == null) { // an object whose close is done: a call that never comes
            k = new Lst();
            k.obj = obj;
            k.real = anyLst;
        }
        return k;
    }

    final void adopt(Conn k, NdkConnector obj) {
        k.obj = obj;
        k.real = obj.dispatch();
        anyConn = k.real;
        allConn.put(obj, k);
        obj.setDispatch(tableConn);
    }

    final Conn know(NdkConnector obj) {
        Conn k = allConn.get(obj);
        if (k == null) { // an object whose close is done: a call that never comes
            k = new Conn(null);
            k.obj = obj;
            k.real = anyConn;
        }
        return k;
    }

    // ---- NdkAdapter

    NtStatus queryExtension(Adp o, QueryExtensionArgs a) { return o.real.queryExtension(o.obj, a); }

    NtStatus queryAdapterInfo(Adp o, QueryAdapterInfoArgs a) { return o.real.queryAdapterInfo(o.obj, a); }

    NtStatus createCq(Adp o, CreateCqArgs a) {
        Cq made = new Cq();
        Cell<NdkCq> cell = new Cell<>();
        NtStatus s = o.real.createCq(o.obj, new CreateCqArgs(a.cqDepth(), a.cqNotification(), a.cqNotificationContext(), (c, st, obj) -> {
            if (st.isSuccess() && obj instanceof NdkCq good) adopt(made, good);
            a.createCompletion().complete(c, st, obj);
        }, a.requestContext(), cell));
        if (s.isSuccess()) {
            adopt(made, cell.get());
            a.ppNdkCq().set(cell.get());
        }
        return s;
    }

    NtStatus createPd(Adp o, CreatePdArgs a) {
        Pd made = new Pd();
        Cell<NdkPd> cell = new Cell<>();
        NtStatus s = o.real.createPd(o.obj, new CreatePdArgs((c, st, obj) -> {
            if (st.isSuccess() && obj instanceof NdkPd good) adopt(made, good);
            a.createCompletion().complete(c, st, obj);
        }, a.requestContext(), cell));
        if (s.isSuccess()) {
            adopt(made, cell.get());
            a.ppNdkPd().set(cell.get());
        }
        return s;
    }

    NtStatus createSharedEndpoint(Adp o, CreateSharedEndpointArgs a) {
        Sep made = new Sep();
        Cell<NdkSharedEndpoint> cell = new Cell<>();
        NtStatus s = o.real.createSharedEndpoint(o.obj, new CreateSharedEndpointArgs(a.pAddress(), a.addressLength(), (c, st, obj) -> {
            if (st.isSuccess() && obj instanceof NdkSharedEndpoint good) adopt(made, good);
            a.createCompletion().complete(c, st, obj);
        }, a.requestContext(), cell));
        if (s.isSuccess()) {
            adopt(made, cell.get());
            a.ppNdkSharedEndpoint().set(cell.get());
        }
        return s;
    }

    NtStatus createConnector(Adp o, CreateConnectorArgs a) {
        Conn made = new Conn(null);
        Cell<NdkConnector> cell = new Cell<>();
        NtStatus s = o.real.createConnector(o.obj, new CreateConnectorArgs((c, st, obj) -> {
            if (st.isSuccess() && obj instanceof NdkConnector good) adopt(made, good);
            a.createCompletion().complete(c, st, obj);
        }, a.requestContext(), cell));
        if (s.isSuccess()) {
            adopt(made, cell.get());
            a.ppNdkConnector().set(cell.get());
        }
        return s;
    }

    NtStatus createListener(Adp o, CreateListenerArgs a) {
        Lst made = new Lst();
        Cell<NdkListener> cell = new Cell<>();
        NtStatus s = o.real.createListener(o.obj, new CreateListenerArgs((c, cn) -> incoming(made, a, c, cn), a.connectEventContext(), (c, st, obj) -> {
            if (st.isSuccess() && obj instanceof NdkListener good) adopt(made, good);
            a.createCompletion().complete(c, st, obj);
        }, a.requestContext(), cell));
        if (s.isSuccess()) {
            adopt(made, cell.get());
            a.ppNdkListener().set(cell.get());
        }
        return s;
    }

    // ---- NdkCq

    NtStatus closeCq(Cq o, CloseArgs a) {
        NtStatus s = o.real.closeCq(o.obj, new CloseArgs(c -> {
            allCq.remove(o.obj);
            a.closeCompletion().complete(c);
        }, a.requestContext()));
        if (s.isSuccess()) allCq.remove(o.obj);
        return s;
    }

    NtStatus queryExtension(Cq o, QueryExtensionArgs a) { return o.real.queryExtension(o.obj, a); }

    void armCq(Cq o, NdkCqNotificationType a) { o.real.armCq(o.obj, a); }

    long getCqResults(Cq o, GetCqResultsArgs a) { return o.real.getCqResults(o.obj, a); }

    // ---- NdkPd

    NtStatus closePd(Pd o, CloseArgs a) {
        NtStatus s = o.real.closePd(o.obj, new CloseArgs(c -> {
            allPd.remove(o.obj);
            a.closeCompletion().complete(c);
        }, a.requestContext()));
        if (s.isSuccess()) allPd.remove(o.obj);
        return s;
    }

    NtStatus queryExtension(Pd o, QueryExtensionArgs a) { return o.real.queryExtension(o.obj, a); }

    NtStatus createQp(Pd o, CreateQpArgs a) {
        Qp made = new Qp(o);
        Cell<NdkQp> cell = new Cell<>();
        NtStatus s = o.real.createQp(o.obj, new CreateQpArgs(a.pReceiveCq(), a.pInitiatorCq(), a.qpContext(), a.receiveQueueDepth(), a.initiatorQueueDepth(), a.maxReceiveRequestSge(), a.maxInitiatorRequestSge(), a.inlineDataSize(), (c, st, obj) -> {
            if (st.isSuccess() && obj instanceof NdkQp good) adopt(made, good);
            a.createCompletion().complete(c, st, obj);
        }, a.requestContext(), cell));
        if (s.isSuccess()) {
            adopt(made, cell.get());
            a.ppNdkQp().set(cell.get());
        }
        return s;
    }

    // ---- NdkQp

    NtStatus closeQp(Qp o, CloseArgs a) {
        NtStatus s = o.real.closeQp(o.obj, new CloseArgs(c -> {
            allQp.remove(o.obj);
            a.closeCompletion().complete(c);
        }, a.requestContext()));
        if (s.isSuccess()) allQp.remove(o.obj);
        return s;
    }

    NtStatus queryExtension(Qp o, QueryExtensionArgs a) { return o.real.queryExtension(o.obj, a); }

    void flush(Qp o) { o.real.flush(o.obj); }

    NtStatus send(Qp o, SendArgs a) { return o.real.send(o.obj, a); }

    NtStatus receive(Qp o, ReceiveArgs a) { return o.real.receive(o.obj, a); }

    // ---- NdkSharedEndpoint

    NtStatus closeSharedEndpoint(Sep o, CloseArgs a) {
        NtStatus s = o.real.closeSharedEndpoint(o.obj, new CloseArgs(c -> {
            allSep.remove(o.obj);
            a.closeCompletion().complete(c);
        }, a.requestContext()));
        if (s.isSuccess()) allSep.remove(o.obj);
        return s;
    }

    NtStatus queryExtension(Sep o, QueryExtensionArgs a) { return o.real.queryExtension(o.obj, a); }

    NtStatus getLocalAddress(Sep o, GetAddressArgs a) { return o.real.getLocalAddress(o.obj, a); }

    // ---- NdkListener

    NtStatus closeListener(Lst o, CloseArgs a) {
        NtStatus s = o.real.closeListener(o.obj, new CloseArgs(c -> {
            allLst.remove(o.obj);
            a.closeCompletion().complete(c);
        }, a.requestContext()));
        if (s.isSuccess()) allLst.remove(o.obj);
        return s;
    }

    NtStatus queryExtension(Lst o, QueryExtensionArgs a) { return o.real.queryExtension(o.obj, a); }

    NtStatus listen(Lst o, ListenArgs a) { return o.real.listen(o.obj, a); }

    NtStatus getLocalAddress(Lst o, GetAddressArgs a) { return o.real.getLocalAddress(o.obj, a); }

    void controlConnectEvents(Lst o, boolean a) { o.real.controlConnectEvents(o.obj, a); }

    // ---- NdkConnector

    NtStatus closeConnector(Conn o, CloseArgs a) {
        NtStatus s = o.real.closeConnector(o.obj, new CloseArgs(c -> {
            allConn.remove(o.obj);
            a.closeCompletion().complete(c);
        }, a.requestContext()));
        if (s.isSuccess()) allConn.remove(o.obj);
        return s;
    }

    NtStatus queryExtension(Conn o, QueryExtensionArgs a) { return o.real.queryExtension(o.obj, a); }

    NtStatus connect(Conn o, ConnectArgs a) { return o.real.connect(o.obj, a); }

    NtStatus connectWithSharedEndpoint(Conn o, ConnectWithSharedEndpointArgs a) { return o.real.connectWithSharedEndpoint(o.obj, a); }

    NtStatus completeConnect(Conn o, CompleteConnectArgs a) { return o.real.completeConnect(o.obj, a); }

    NtStatus accept(Conn o, AcceptArgs a) { return o.real.accept(o.obj, a); }

    NtStatus reject(Conn o, RejectArgs a) { return o.real.reject(o.obj, a); }

    NtStatus getConnectionData(Conn o, GetConnectionDataArgs a) { return o.real.getConnectionData(o.obj, a); }

    NtStatus getLocalAddress(Conn o, GetAddressArgs a) { return o.real.getLocalAddress(o.obj, a); }

    NtStatus getPeerAddress(Conn o, GetAddressArgs a) { return o.real.getPeerAddress(o.obj, a); }

    NtStatus disconnect(Conn o, DisconnectArgs a) { return o.real.disconnect(o.obj, a); }

    NtStatus completeConnectEx(Conn o, CompleteConnectExArgs a) { return o.real.completeConnectEx(o.obj, a); }

    NtStatus acceptEx(Conn o, AcceptExArgs a) { return o.real.acceptEx(o.obj, a); }

    private void incoming(Lst l, CreateListenerArgs a, long context, NdkConnector obj) {
        Conn c = new Conn(l);
        adopt(c, obj);
        connectEvent(l, a.connectEvent(), context, c);
    }

    void connectEvent(Lst l, NdkConnectEventCallback consumer, long context, Conn c) { consumer.connectEvent(context, c.obj); }

    /** The adapters are about to be closed. */
    void closing() {}

    final NdkAdapterDispatch tableAdp = new NdkAdapterDispatch() {
        @Override public NtStatus queryExtension(NdkAdapter p, QueryExtensionArgs a) { return World.this.queryExtension(know(p), a); }
        @Override public NtStatus queryAdapterInfo(NdkAdapter p, QueryAdapterInfoArgs a) { return World.this.queryAdapterInfo(know(p), a); }
        @Override public NtStatus createCq(NdkAdapter p, CreateCqArgs a) { return World.this.createCq(know(p), a); }
        @Override public NtStatus createPd(NdkAdapter p, CreatePdArgs a) { return World.this.createPd(know(p), a); }
        @Override public NtStatus createSharedEndpoint(NdkAdapter p, CreateSharedEndpointArgs a) { return World.this.createSharedEndpoint(know(p), a); }
        @Override public NtStatus createConnector(NdkAdapter p, CreateConnectorArgs a) { return World.this.createConnector(know(p), a); }
        @Override public NtStatus createListener(NdkAdapter p, CreateListenerArgs a) { return World.this.createListener(know(p), a); }
    };

    final NdkCqDispatch tableCq = new NdkCqDispatch() {
        @Override public NtStatus closeCq(NdkCq p, CloseArgs a) { return World.this.closeCq(know(p), a); }
        @Override public NtStatus queryExtension(NdkCq p, QueryExtensionArgs a) { return World.this.queryExtension(know(p), a); }
        @Override public void armCq(NdkCq p, NdkCqNotificationType a) { World.this.armCq(know(p), a); }
        @Override public long getCqResults(NdkCq p, GetCqResultsArgs a) { return World.this.getCqResults(know(p), a); }
    };

    final NdkPdDispatch tablePd = new NdkPdDispatch() {
        @Override public NtStatus closePd(NdkPd p, CloseArgs a) { return World.this.closePd(know(p), a); }
        @Override public NtStatus queryExtension(NdkPd p, QueryExtensionArgs a) { return World.this.queryExtension(know(p), a); }
        @Override public NtStatus createQp(NdkPd p, CreateQpArgs a) { return World.this.createQp(know(p), a); }
    };

    final NdkQpDispatch tableQp = new NdkQpDispatch() {
        @Override public NtStatus closeQp(NdkQp p, CloseArgs a) { return World.this.closeQp(know(p), a); }
        @Override public NtStatus queryExtension(NdkQp p, QueryExtensionArgs a) { return World.this.queryExtension(know(p), a); }
        @Override public void flush(NdkQp p) { World.this.flush(know(p)); }
        @Override public NtStatus send(NdkQp p, SendArgs a) { return World.this.send(know(p), a); }
        @Override public NtStatus receive(NdkQp p, ReceiveArgs a) { return World.this.receive(know(p), a); }
    };

    final NdkSharedEndpointDispatch tableSep = new NdkSharedEndpointDispatch() {
        @Override public NtStatus closeSharedEndpoint(NdkSharedEndpoint p, CloseArgs a) { return World.this.closeSharedEndpoint(know(p), a); }
        @Override public NtStatus queryExtension(NdkSharedEndpoint p, QueryExtensionArgs a) { return World.this.queryExtension(know(p), a); }
        @Override public NtStatus getLocalAddress(NdkSharedEndpoint p, GetAddressArgs a) { return World.this.getLocalAddress(know(p), a); }
    };

    final NdkListenerDispatch tableLst = new NdkListenerDispatch() {
        @Override public NtStatus closeListener(NdkListener p, CloseArgs a) { return World.this.closeListener(know(p), a); }
        @Override public NtStatus queryExtension(NdkListener p, QueryExtensionArgs a) { return World.this.queryExtension(know(p), a); }
        @Override public NtStatus listen(NdkListener p, ListenArgs a) { return World.this.listen(know(p), a); }
        @Override public NtStatus getLocalAddress(NdkListener p, GetAddressArgs a) { return World.this.getLocalAddress(know(p), a); }
        @Override public void controlConnectEvents(NdkListener p, boolean a) { World.this.controlConnectEvents(know(p), a); }
    };

    final NdkConnectorDispatch tableConn = new NdkConnectorDispatch() {
        @Override public NtStatus closeConnector(NdkConnector p, CloseArgs a) { return World.this.closeConnector(know(p), a); }
        @Override public NtStatus queryExtension(NdkConnector p, QueryExtensionArgs a) { return World.this.queryExtension(know(p), a); }
        @Override public NtStatus connect(NdkConnector p, ConnectArgs a) { return World.this.connect(know(p), a); }
        @Override public NtStatus connectWithSharedEndpoint(NdkConnector p, ConnectWithSharedEndpointArgs a) { return World.this.connectWithSharedEndpoint(know(p), a); }
        @Override public NtStatus completeConnect(NdkConnector p, CompleteConnectArgs a) { return World.this.completeConnect(know(p), a); }
        @Override public NtStatus accept(NdkConnector p, AcceptArgs a) { return World.this.accept(know(p), a); }
        @Override public NtStatus reject(NdkConnector p, RejectArgs a) { return World.this.reject(know(p), a); }
        @Override public NtStatus getConnectionData(NdkConnector p, GetConnectionDataArgs a) { return World.this.getConnectionData(know(p), a); }
        @Override public NtStatus getLocalAddress(NdkConnector p, GetAddressArgs a) { return World.this.getLocalAddress(know(p), a); }
        @Override public NtStatus getPeerAddress(NdkConnector p, GetAddressArgs a) { return World.this.getPeerAddress(know(p), a); }
        @Override public NtStatus disconnect(NdkConnector p, DisconnectArgs a) { return World.this.disconnect(know(p), a); }
        @Override public NtStatus completeConnectEx(NdkConnector p, CompleteConnectExArgs a) { return World.this.completeConnectEx(know(p), a); }
        @Override public NtStatus acceptEx(NdkConnector p, AcceptExArgs a) { return World.this.acceptEx(know(p), a); }
    };

}