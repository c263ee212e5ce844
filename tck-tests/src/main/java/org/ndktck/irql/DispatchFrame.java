package org.ndktck.irql;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import org.jspecify.annotations.Nullable;

/**
 * The dispatch function in a stack: the provider's frame that the kit's gate called.
 *
 * @param function the method's name
 * @param objectType the simple name of its first parameter's type
 * @param waiting the provider's frame on top, as people read it
 */
record DispatchFrame(String function, String objectType, String waiting) {

    private static final String KIT = "org.ndktck.";
    private static final String GATE = "org.ndktck.gate.";
    private static final Pattern FIRST_PARAMETER = Pattern.compile("\\(Lorg/ndktck/api/(Ndk\\w+);.*");
    private static final List<String> OF_THE_RUNTIME = List.of("java.", "jdk.", "sun.", "javax.");

    /** Finds it; nothing where the kit itself waited, or where the runtime loaded a class. */
    static Optional<DispatchFrame> in(@Nullable RecordedStackTrace stack) {
        if (stack == null) {
            return Optional.empty();
        }
        List<RecordedFrame> frames = stack.getFrames();
        for (int at = 1; at < frames.size(); at++) {
            if (type(frames.get(at)).startsWith(GATE)) {
                return entered(frames.subList(0, at));
            }
        }
        return Optional.empty();
    }

    /** The frames above the gate: the last of them is what the gate called. */
    private static Optional<DispatchFrame> entered(List<RecordedFrame> above) {
        RecordedFrame entry = above.get(above.size() - 1);
        Matcher first = FIRST_PARAMETER.matcher(entry.getMethod().getDescriptor());
        boolean loading = above.stream().anyMatch(frame -> type(frame).equals("java.lang.ClassLoader"));
        if (loading || !first.matches()) {
            return Optional.empty();
        }
        String waiting = above.stream()
                .filter(frame -> OF_THE_RUNTIME.stream().noneMatch(type(frame)::startsWith))
                .findFirst()
                .map(frame -> place(frame) + ":" + frame.getLineNumber())
                .orElseGet(() -> place(entry));
        return waiting.startsWith(KIT + "bench") || waiting.startsWith(KIT + "properties")
                ? Optional.empty()
                : Optional.of(new DispatchFrame(entry.getMethod().getName(), first.group(1), waiting));
    }

    private static String type(RecordedFrame frame) {
        return frame.getMethod().getType().getName();
    }

    /** As the source has it: a nested class behind a dot, a lambda by the method that holds it. */
    private static String place(RecordedFrame frame) {
        String method = frame.getMethod().getName().replaceFirst("^lambda\\$(\\w+)\\$\\d+$", "$1");
        return type(frame).replace('$', '.') + "." + method;
    }
}
