package org.ndktck.faulty;

import org.jspecify.annotations.Nullable;
import org.ndktck.reference.Message;

/** The aborts that a call sends to the peer on its caller's thread, and that do not arrive. */
public final class UntoldAborts {

    private final ThreadLocal<Boolean> withheld = ThreadLocal.withInitial(() -> false);

    /** Withholds nothing yet. */
    public UntoldAborts() {}

    /**
     * Lets everything pass but what is withheld now.
     *
     * @param message what one side sends
     * @return what arrives; in place of an abort something that means nothing to a side that does not accept
     */
    public Message filter(Message message) {
        return withheld.get() && message instanceof Message.Abort ? new Message.Ready() : message;
    }

    /**
     * Proceeds with a call.
     *
     * @param call the call
     * @param untold whether its aborts are withheld
     * @return what the call returns
     */
    public @Nullable Object proceed(Intercepted call, boolean untold) {
        withheld.set(untold);
        Object answer = call.proceed();
        withheld.set(false);
        return answer;
    }
}
