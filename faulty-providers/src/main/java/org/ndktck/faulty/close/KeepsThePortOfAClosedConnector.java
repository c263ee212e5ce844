package org.ndktck.faulty.close;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.ndktck.api.*;
import org.ndktck.faulty.*;

/** Never gives the local port of a connect back. */
@Fault(value = "F112", grade = Grade.MODERATE)
@Breaks(value = CLO_19, also = CON_35, why = "CON-35 listens on the port of a closed connector as well, and is refused")
public final class KeepsThePortOfAClosedConnector extends InterceptingProvider {

    private final Set<String> used = ConcurrentHashMap.newKeySet();

    @Override
    protected Object call(Intercepted call) {
        if (call.is(CONNECT)) {
            ConnectArgs args = call.args(ConnectArgs.class);
            used.add(words(args.pSrcAddress(), args.srcAddressLength()));
        } else if (call.is(LISTEN)) {
            ListenArgs args = call.args(ListenArgs.class);
            if (isGiven(args) && used.contains(words(args.pAddress(), args.addressLength()))) {
                return NtStatus.STATUS_SHARING_VIOLATION;
            }
        }
        return call.proceed();
    }

    private static boolean isGiven(ListenArgs args) {
        return NdkSockaddr.read(args.pAddress(), args.addressLength()).port() != 0;
    }

    private static String words(ConstBytePointer pointer, long length) {
        return NdkSockaddr.read(pointer, length).toString();
    }
}
