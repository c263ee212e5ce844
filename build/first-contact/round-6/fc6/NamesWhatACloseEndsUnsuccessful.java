package fc6;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import org.ndktck.api.*;

/** A request that a close cancels completes with STATUS_UNSUCCESSFUL (AMB-15: any failure code). */
public final class NamesWhatACloseEndsUnsuccessful extends Base {
    @Override
    Tables tables() {
        return new Tables() {
            private NdkRequestCompletion renamed(Con c, NdkRequestCompletion done) {
                return (k, s) -> done.complete(k, c.flag && s.equals(NtStatus.STATUS_CANCELLED) ? NtStatus.STATUS_UNSUCCESSFUL : s);
            }

            @Override
            NtStatus close(Con c, CloseArgs x) {
                c.flag = true;
                return super.close(c, x);
            }

            @Override
            NtStatus close(Lis l, CloseArgs x) {
                l.flag = true;
                return super.close(l, x);
            }

            @Override
            NtStatus listen(Lis l, ListenArgs x) {
                return super.listen(l, new ListenArgs(x.pAddress(), x.addressLength(), (k, s) ->
                        x.requestCompletion().complete(k, l.flag && s.equals(NtStatus.STATUS_CANCELLED) ? NtStatus.STATUS_UNSUCCESSFUL : s),
                        x.requestContext()));
            }

            @Override
            NtStatus connect(Con c, ConnectArgs x) {
                return super.connect(c, with(x, renamed(c, x.requestCompletion())));
            }

            @Override
            NtStatus connectShared(Con c, ConnectWithSharedEndpointArgs x) {
                return super.connectShared(c, with(x, renamed(c, x.requestCompletion())));
            }

            @Override
            NtStatus accept(Con c, AcceptArgs x) {
                return super.accept(c, with(x, x.outboundReadLimit(), x.disconnectEvent(), renamed(c, x.requestCompletion())));
            }

            @Override
            NtStatus acceptEx(Con c, AcceptExArgs x) {
                return super.acceptEx(c, with(x, x.outboundReadLimit(), x.disconnectEvent(), renamed(c, x.requestCompletion())));
            }

            @Override
            NtStatus completeConnect(Con c, CompleteConnectArgs x) {
                return super.completeConnect(c, with(x, x.disconnectEvent(), renamed(c, x.requestCompletion())));
            }

            @Override
            NtStatus completeConnectEx(Con c, CompleteConnectExArgs x) {
                return super.completeConnectEx(c, with(x, x.disconnectEvent(), renamed(c, x.requestCompletion())));
            }

            @Override
            NtStatus disconnect(Con c, DisconnectArgs x) {
                return super.disconnect(c, new DisconnectArgs(renamed(c, x.requestCompletion()), x.requestContext()));
            }
        };
    }
}
