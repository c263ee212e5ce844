package org.ndktck.faulty;

import org.ndktck.reference.transport.Message;

/** The aborts that a call sends to the peer on its caller's thread, and that do not arrive. */
public final class UntoldAborts {

    private final ThreadLocal<Boolean> withheld = ThreadLocal.withInitial(() -> false);

    private final Message instead;

    /** Withholds nothing yet; what arrives in place of an abort means nothing to a side that does not accept. */
    public UntoldAborts() {
        this(new Message.Ready());
    }

    /**
     * Withholds nothing yet.
     *
     * @param instead what arrives in place of an abort
     */
    public UntoldAborts(Message instead) {
        this.instead = instead;
    }

    /**
     * Lets everything pass but what is withheld now.
     *
     * @param message what one side sends
     * @return what arrives
     */
    public Message filter(Message message) {
        return withheld.get() && message instanceof Message.Abort ? instead : message;
    }

    /**
     * Proceeds with a call.
     *
     * @param call the call
     * @param untold whether its aborts are withheld
     * @return what the call returns
     */
    public Object proceed(Intercepted call, boolean untold) {
        withheld.set(untold);
        Object answer = call.proceed();
        withheld.set(false);
        return answer;
    }
}
