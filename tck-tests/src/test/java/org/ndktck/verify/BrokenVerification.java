package org.ndktck.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.ndktck.report.model.Finding;

/** How a verification says that a requirement is broken. */
final class BrokenVerification {

    private BrokenVerification() {}

    /** Something came that the requirement forbids. */
    static void forbidden(ThrowingCallable verification, String expected, String observed) {
        RequirementBroken broken = Objects.requireNonNull(catchThrowableOfType(RequirementBroken.class, verification));
        assertThat(broken.expected()).isEqualTo(expected);
        assertThat(broken.observed()).isEqualTo(observed);
        assertThat(broken.kind()).isEqualTo(Finding.Kind.FORBIDDEN_SEEN);
    }
}
