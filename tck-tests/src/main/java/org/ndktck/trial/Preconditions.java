package org.ndktck.trial;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.verify.PreconditionUnmet;

/** What other requirements must deliver before the judged one can be looked at. */
interface Preconditions {

    /** What other requirements must deliver: without it this try judges nothing. */
    default void require(boolean delivered, Supplier<String> otherwise) {
        if (!delivered) {
            throw new PreconditionUnmet(otherwise.get());
        }
    }

    /** As {@link #require}, for a call that must have returned STATUS_SUCCESS. */
    default void requireSuccess(Call call) {
        require(call.returned(NtStatus.STATUS_SUCCESS), () -> call.function() + " " + call.result());
    }

    /** As {@link #require}, for closes that must have completed. */
    default void requireClosed(AsyncCall... closes) {
        for (AsyncCall close : closes) {
            require(
                    close.settled(),
                    () -> close.function() + " " + close.completion().words());
        }
    }

    /** As {@link #require}, for a call that must have completed with STATUS_SUCCESS. */
    default void requireSuccess(AsyncCall call) {
        require(
                call.completion().succeeded(),
                () -> call.function() + " " + call.completion().words());
    }

    /** As {@link #require}, for a call that must have brought an address. */
    default void requireAnAddress(AddressCall call) {
        require(
                call.port().filter(port -> port != 0).isPresent(),
                () -> call.function() + " brought no address, " + call.result());
    }

    /** As {@link #require}, for something that must be there. */
    default <T> T required(@Nullable T delivered, Supplier<String> otherwise) {
        if (delivered == null) {
            throw new PreconditionUnmet(otherwise.get());
        }
        return delivered;
    }
}
