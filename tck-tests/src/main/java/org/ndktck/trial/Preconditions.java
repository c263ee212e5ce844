package org.ndktck.trial;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.NtStatus;
import org.ndktck.gate.AddressCall;
import org.ndktck.gate.AsyncCall;
import org.ndktck.gate.Call;
import org.ndktck.verify.EveryWayFails;
import org.ndktck.verify.PreconditionUnmet;
import org.ndktck.verify.RequirementBroken;

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

    /**
     * Where something failed that the judged requirement demands of one way of doing it: requires that another way works.
     * If that fails, too, the failure is another requirement's.
     *
     * @param failed whether the judged way failed; the other one is not tried if not
     * @param otherWay tries the other way, and tells whether it works
     * @param otherwise what is wrong with the other way, for the reader of the report
     */
    default void requireControl(boolean failed, BooleanSupplier otherWay, Supplier<String> otherwise) {
        require(!failed || otherWay.getAsBoolean(), otherwise);
    }

    /**
     * As {@link #requireControl}, where nothing works at all without what the judged requirement demands: if no try tells whose
     * fault that is, it is this requirement's.
     *
     * @param failed whether the judged way failed; the other one is not tried if not
     * @param otherWay tries the other way, and tells whether it works
     * @param otherwise what is wrong with the other way, for the reader of the report
     * @param demanded verifies the judged way
     */
    default void requireAnyWay(
            boolean failed, BooleanSupplier otherWay, Supplier<String> otherwise, Runnable demanded) {
        if (!failed || otherWay.getAsBoolean()) {
            return;
        }
        try {
            demanded.run();
        } catch (RequirementBroken broken) {
            throw new EveryWayFails(otherwise.get(), broken);
        }
        throw new PreconditionUnmet(otherwise.get());
    }

    /** As {@link #require}, for a close that must not have failed (CLO-05). */
    default void requireLawful(AsyncCall close) {
        require(
                close.returned(NtStatus.STATUS_SUCCESS, NtStatus.STATUS_PENDING),
                () -> close.function() + " failed (CLO-05)");
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
