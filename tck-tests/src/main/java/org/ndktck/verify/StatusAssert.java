package org.ndktck.verify;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.ndktck.api.NtStatus;
import org.ndktck.catalog.ReadingId;
import org.ndktck.gate.Call;
import org.ndktck.report.model.Note;

/** Assertions over one recorded call of any function. */
public final class StatusAssert extends CallAssert<StatusAssert, Call> {

    private static final String IMPLEMENTED =
            "the slot of the dispatch table holds a function that does its work; one that"
                    + " answers to every call that it is not supported or not implemented does none";

    /**
     * Makes the assertion.
     *
     * @param call the call
     * @param notes takes the tolerated oddities
     */
    public StatusAssert(Call call, Consumer<Note> notes) {
        super(call, StatusAssert.class, notes);
    }

    /** Verifies that the function returned one of the given statuses. */
    public StatusAssert returned(NtStatus... permitted) {
        if (Arrays.stream(permitted).noneMatch(call()::returned)) {
            throw forbidden("returned " + anyOf(permitted), call().result());
        }
        return this;
    }

    /** Verifies that the function returned a failure. */
    public StatusAssert failed() {
        if (!call().status().map(NtStatus::isFailure).orElse(false)) {
            throw forbidden("returned a failure", call().result());
        }
        return this;
    }

    /** Verifies a failure; notes another code than those the document names for the cause. */
    public StatusAssert failedPreferablyWith(ReadingId reading, NtStatus... named) {
        return failed().preferably(
                        Arrays.stream(named).anyMatch(call()::returned),
                        reading,
                        call().function() + " " + call().result() + " where " + anyOf(named) + " is documented");
    }

    /**
     * Verifies that the function is implemented: of all its calls on objects of the kind, at least one came to it and did
     * not answer that it is not supported. The document demands every function, not only a slot that is not NULL.
     *
     * @param all every call of the try
     */
    public StatusAssert isImplemented(List<Call> all) {
        return holds(isThere(call(), all), IMPLEMENTED, () -> call().result() + others(all));
    }

    private static boolean isThere(Call called, List<Call> all) {
        return all.stream()
                .filter(other -> other.function() == called.function()
                        && other.target().kind() == called.target().kind())
                .anyMatch(other -> !other.foundNoFunction());
    }

    /** What else is missing, so that nobody writes one function after the other to learn of the next. */
    private String others(List<Call> all) {
        String others = all.stream()
                .filter(other -> !isThere(other, all))
                .map(other -> other.function().toString())
                .filter(name -> !name.equals(call().function().toString()))
                .distinct()
                .collect(Collectors.joining(", "));
        return others.isEmpty() ? "" : "; nor is there a function that does its work as " + others;
    }

    static String anyOf(NtStatus... statuses) {
        return Arrays.stream(statuses).map(NtStatus::toString).collect(Collectors.joining(" or "));
    }
}
