package org.ndktck.faulty.closing;

import static org.ndktck.catalog.RequirementId.CLO_19;
import static org.ndktck.catalog.RequirementId.CON_35;
import static org.ndktck.faulty.DispatchFunction.CONNECT;
import static org.ndktck.faulty.DispatchFunction.LISTEN;
import static org.ndktck.faulty.Fault.Grade.MODERATE;

import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.ConnectArgs;
import org.ndktck.api.ConstBytePointer;
import org.ndktck.api.ListenArgs;
import org.ndktck.api.NdkSockaddr;
import org.ndktck.api.NtStatus;
import org.ndktck.faulty.Breaks;
import org.ndktck.faulty.Fault;
import org.ndktck.faulty.Intercepted;
import org.ndktck.faulty.InterceptingProvider;

/** Never gives the local port of a connect back. */
@Fault(value = "F112", grade = MODERATE)
@Breaks(value = CLO_19, also = CON_35, why = "CON-35 listens on the port of a closed connector as well, and is refused")
public final class KeepsThePortOfAClosedConnector extends InterceptingProvider {

    private final Set<String> used = ConcurrentHashMap.newKeySet();

    @Override
    protected @Nullable Object call(Intercepted call) {
        if (call.is(CONNECT)) {
            ConnectArgs args = (ConnectArgs) Objects.requireNonNull(call.args());
            used.add(words(args.pSrcAddress(), args.srcAddressLength()));
        } else if (call.is(LISTEN)) {
            ListenArgs args = (ListenArgs) Objects.requireNonNull(call.args());
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
