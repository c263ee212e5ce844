package fc8;

import java.util.*;
import org.ndktck.api.*;

public final class TellsNoAddressBeforeTheLastStepOfTheHandshake extends Base {
    @Override ConnTable connector(AdapterTable at, NdkConnectorDispatch r, ListenerTable from) {
        return new ConnTable(r, from) {
            volatile boolean known;
            @Override public NtStatus accept(NdkConnector c, AcceptArgs x) { known = true; return real.accept(c, x); }
            @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) { known = true; return real.acceptEx(c, x); }
            @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) { known = true; return real.completeConnect(c, x); }
            @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) { known = true; return real.completeConnectEx(c, x); }
            @Override public NtStatus getLocalAddress(NdkConnector c, GetAddressArgs x) {
                return known ? real.getLocalAddress(c, x) : NtStatus.STATUS_CONNECTION_INVALID;
            }
            @Override public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs x) {
                return known ? real.getPeerAddress(c, x) : NtStatus.STATUS_CONNECTION_INVALID;
            }
        };
    }
}
