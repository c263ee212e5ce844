package org.ndktck.faulty;

import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/**
 * One call of any dispatch function, on its way to the reference.
 *
 * @param function the function
 * @param object the object called on
 * @param args the remaining parameters: the record of the function, or the value of a function with one
 *     parameter; {@code null} for a function without further parameters
 * @param table the reference's table
 * @param method the dispatch method
 */
public record Intercepted(
        DispatchFunction function,
        NdkObject<?> object,
        @Nullable Object args,
        Object table,
        Method method) {

    /** What a function without a result gives. */
    public static final Object NOTHING = new Object();

    /** Tells whether the function is one of these. */
    public boolean is(DispatchFunction one, DispatchFunction... others) {
        return function == one || List.of(others).contains(function);
    }

    /**
     * Calls the reference.
     *
     * @return what it returned: a status, a count, or {@link #NOTHING}
     */
    public Object proceed() {
        return proceed(args);
    }

    /** As {@link #proceed()}, for a function that returns a status. */
    public NtStatus status() {
        return (NtStatus) proceed();
    }

    /** As {@link #proceed(Object)}, for a function that returns a status. */
    public NtStatus status(Object otherArgs) {
        return (NtStatus) proceed(otherArgs);
    }

    /**
     * Calls the reference with other parameters.
     *
     * @param otherArgs of the type of {@link #args}
     * @return what it returned
     */
    public Object proceed(@Nullable Object otherArgs) {
        try {
            Object result = method.getParameterCount() == 1
                    ? method.invoke(table, object)
                    : method.invoke(table, object, otherArgs);
            return result == null ? NOTHING : result;
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(e.getTargetException());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Calls the reference and tells another outcome, whichever way it comes.
     *
     * @param outcome makes the outcome that the consumer is told
     * @return what the function returns
     */
    public NtStatus answering(UnaryOperator<NtStatus> outcome) {
        NtStatus returned = status(with(
                NdkRequestCompletion.class,
                original -> (context, status) -> original.complete(context, outcome.apply(status))));
        return returned.isPending() ? returned : outcome.apply(returned);
    }

    /**
     * Reads the one parameter of a type.
     *
     * @param type for example {@code NdkRequestCompletion}
     * @return its value, {@code null} for NULL
     */
    public <T> @Nullable T parameter(Class<T> type) {
        return Records.first((Record) Objects.requireNonNull(args), type);
    }

    /**
     * Reads the one parameter of a type, which is never NULL.
     *
     * @param type for example {@code NdkQp}
     * @return its value
     */
    public <T> T given(Class<T> type) {
        return Objects.requireNonNull(parameter(type));
    }

    /**
     * Reads all parameters of a function that has a record of them.
     *
     * @param type of {@link #args}
     * @return the record
     */
    public <T extends Record> T args(Class<T> type) {
        return type.cast(Objects.requireNonNull(args));
    }

    /**
     * Reads the context that the consumer gave for the completion.
     *
     * @return its value, 0 for NULL
     */
    public long requestContext() {
        return (long) Objects.requireNonNull(Records.named((Record) Objects.requireNonNull(args), "requestContext"));
    }

    /**
     * Makes parameters with another value in place of every non-NULL one of a type.
     *
     * @param type for example {@code NdkRequestCompletion}
     * @param replacement makes the other value
     * @return the record to {@link #proceed(Object) proceed} with
     */
    public <T> Object with(Class<T> type, UnaryOperator<T> replacement) {
        return Records.with((Record) Objects.requireNonNull(args), type, replacement);
    }

    /**
     * Reads a parameter.
     *
     * @param name of the component, for example {@code requestContext}
     * @return its value, {@code null} for NULL and where the function has no such parameter
     */
    public @Nullable Object named(String name) {
        return args instanceof Record record && Records.has(record, name) ? Records.named(record, name) : null;
    }

    /**
     * Makes this call with another value of one parameter.
     *
     * @param name of the component, which must be there
     * @param value the other value, {@code null} for NULL
     * @return the call to proceed with
     */
    public Intercepted withNamed(String name, @Nullable Object value) {
        return withArgs(Records.withNamed((Record) Objects.requireNonNull(args), name, value));
    }

    /**
     * Makes this call with other parameters.
     *
     * @param otherArgs of the type of {@link #args}
     * @return the call to proceed with
     */
    public Intercepted withArgs(@Nullable Object otherArgs) {
        return new Intercepted(function, object, otherArgs, table, method);
    }

    /**
     * Makes this call with another value in place of every non-NULL parameter of a type.
     *
     * @param type for example {@code NdkRequestCompletion}
     * @param replacement makes the other value
     * @return the call to proceed with; this one if it has no record of parameters
     */
    public <T> Intercepted replacing(Class<T> type, UnaryOperator<T> replacement) {
        return args instanceof Record record ? withArgs(Records.with(record, type, replacement)) : this;
    }

    /**
     * Calls the reference and returns another outcome, if it comes inline.
     *
     * @param outcome makes the outcome that the consumer is told
     * @return what the function returns
     */
    public NtStatus returning(UnaryOperator<NtStatus> outcome) {
        NtStatus returned = status();
        return returned.isPending() ? returned : outcome.apply(returned);
    }

    /**
     * Calls the reference with another value in place of every non-NULL parameter of a type.
     *
     * @param type for example {@code NdkRequestCompletion}
     * @param replacement makes the other value
     * @return what it returned
     */
    public <T> Object proceeding(Class<T> type, UnaryOperator<T> replacement) {
        return replacing(type, replacement).proceed();
    }

    /** The consumer's completion of a request, which must be there. */
    public NdkRequestCompletion completion() {
        return given(NdkRequestCompletion.class);
    }

    /**
     * Calls the reference with another completion of the request.
     *
     * @param replacement takes the place of the consumer's
     * @return what the reference answered
     */
    public NtStatus starting(NdkRequestCompletion replacement) {
        return status(with(NdkRequestCompletion.class, original -> replacement));
    }

    /**
     * Reads a parameter that is never NULL.
     *
     * @param name of the component, for example {@code inboundReadLimit}
     * @return its value
     */
    public Object required(String name) {
        return Objects.requireNonNull(named(name), name);
    }

    /**
     * Closes in the reference, and tells the consumer of it by the status alone.
     *
     * @param told what the consumer gets
     * @return the same
     */
    public NtStatus closingUntold(NtStatus told) {
        proceeding(NdkCloseCompletion.class, original -> context -> {});
        return told;
    }

    /** Closes in the reference, for a consumer who was told that the close pends: calls the completion if it does not. */
    public void closeLate() {
        if (status().isSuccess()) {
            completeClose();
        }
    }

    /** Calls the consumer's completion of a close. */
    public void completeClose() {
        CloseArgs given = args(CloseArgs.class);
        given.closeCompletion().complete(given.requestContext());
    }

    /**
     * Makes this call with another disconnect event, whichever its form.
     *
     * @param change makes it; what it gets and gives is called with the context
     * @return the call to proceed with; the same if NULL is registered
     */
    public Intercepted withDisconnectEvent(UnaryOperator<LongConsumer> change) {
        return replacing(NdkDisconnectEventCallback.class, event -> {
                    LongConsumer changed = change.apply(event::disconnectEvent);
                    return changed::accept;
                })
                .replacing(
                        NdkDisconnectEventCallbackEx.class,
                        event -> (context, reason) -> change.apply(passed -> event.disconnectEvent(passed, reason))
                                .accept(context));
    }
}
