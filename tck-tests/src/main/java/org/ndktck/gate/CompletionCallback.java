package org.ndktck.gate;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NtStatus;

/**
 * One recorded completion callback.
 *
 * @param number position among the calls and callbacks of the try
 * @param beforeReturn whether it came before the function that started the request returned, on any thread
 * @param onCallersStack whether it came on the stack of that function
 * @param context the context the provider passed
 * @param status the status the provider passed; {@code null} for a close completion, which has none,
 *     and for a provider that passed null
 * @param object the object of a create completion
 * @param thread name of the thread it came on
 * @param span how long it ran
 */
public record CompletionCallback(
        int number,
        boolean beforeReturn,
        boolean onCallersStack,
        long context,
        @Nullable NtStatus status,
        @Nullable NdkObject<?> object,
        String thread,
        CallbackInterval span) {}
