package fc7;

import java.util.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** NdkGetLocalAddress and NdkGetPeerAddress of a connector answer STATUS_INVALID_DEVICE_STATE until NdkAccept or NdkCompleteConnect has been called; AMB-18 only notes a failure before the connection is established. */
public final class GivesAddressesOnlyAfterTheDecision extends Base {
    Wrap wrap() {
        return new Wrap() {
            @Override ConnectorT connector() {
                return new ConnectorT() {
                    volatile boolean decided;
                    @Override public NtStatus accept(NdkConnector c, AcceptArgs x) {
                        decided = true;
                        return real.accept(c, x);
                    }
                    @Override public NtStatus acceptEx(NdkConnector c, AcceptExArgs x) {
                        decided = true;
                        return real.acceptEx(c, x);
                    }
                    @Override public NtStatus completeConnect(NdkConnector c, CompleteConnectArgs x) {
                        decided = true;
                        return real.completeConnect(c, x);
                    }
                    @Override public NtStatus completeConnectEx(NdkConnector c, CompleteConnectExArgs x) {
                        decided = true;
                        return real.completeConnectEx(c, x);
                    }
                    @Override public NtStatus getLocalAddress(NdkConnector c, GetAddressArgs x) {
                        return decided ? real.getLocalAddress(c, x) : NtStatus.STATUS_INVALID_DEVICE_STATE;
                    }
                    @Override public NtStatus getPeerAddress(NdkConnector c, GetAddressArgs x) {
                        return decided ? real.getPeerAddress(c, x) : NtStatus.STATUS_INVALID_DEVICE_STATE;
                    }
                };
            }
        };
    }
}
