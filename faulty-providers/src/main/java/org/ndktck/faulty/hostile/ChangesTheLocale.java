package org.ndktck.faulty.hostile;

import static org.ndktck.faulty.DispatchFunction.CREATE_LISTENER;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import org.ndktck.faulty.*;

/** NdkCreateListener makes Turkish the language and Thai digits the digits of the process. */
@Hostile(exit = 0)
@Instead(CREATE_LISTENER)
public final class ChangesTheLocale extends InsteadOfOneFunction {

    private static final Locale TURKISH = Locale.forLanguageTag("tr-TR");
    private static final Locale THAI = Locale.forLanguageTag("th-TH-u-ca-buddhist-nu-thai");

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    protected Object instead(Intercepted call) {
        Locale.setDefault(calls.getAndIncrement() % 2 == 0 ? TURKISH : THAI);
        return call.proceed();
    }
}
