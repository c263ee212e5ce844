package org.ndktck.gate;

import org.ndktck.api.NdkObject;

/** Is told of every call, callback and object of a try. The standing invariants implement it. */
public interface CallObserver {

    /**
     * Sees an object for the first time, on the thread that delivers it.
     *
     * @param object the object
     * @param how the call or event that delivered it, as people read it
     */
    void seen(NdkObject<?> object, String how);

    /**
     * Sees an object for the last time before its close is called.
     *
     * @param object the object
     */
    void closing(NdkObject<?> object);

    /**
     * Sees that a function has returned.
     *
     * @param call the call; callbacks that came before the return are recorded in it
     */
    void returned(Call call);

    /**
     * Sees a completion callback, on the provider's thread.
     *
     * @param call the call it completes
     * @param callback the callback, recorded already
     */
    void completed(AsyncCall call, CompletionCallback callback);

    /**
     * Sees an event callback, on the provider's thread.
     *
     * @param event the event, recorded already
     */
    void event(EventCallback event);
}
