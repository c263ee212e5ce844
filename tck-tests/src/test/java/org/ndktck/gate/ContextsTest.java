package org.ndktck.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.ndktck.circumstance.GivenContexts;

/** Contexts of calls. */
class ContextsTest {

    private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);
    private static final long UNMIX = BigInteger.valueOf(0x9E37_79B9_7F4A_7C15L)
            .mod(WORD)
            .modInverse(WORD)
            .longValue();

    @Test
    void areUniqueWithinARunAndNeverNull() {
        Set<Long> seen = new HashSet<>();
        for (int tryNumber = 1; tryNumber <= 200; tryNumber++) {
            Contexts contexts = new Contexts(tryNumber, GivenContexts.UNIQUE);
            for (int call = 0; call < 100; call++) {
                assertThat(seen.add(contexts.next())).isTrue();
            }
        }
        assertThat(seen).doesNotContain(0L);
    }

    @Test
    void tellTryAndCallAgain() {
        Contexts contexts = new Contexts(123_456_789L, GivenContexts.UNIQUE);
        contexts.next();
        contexts.next();

        long number = contexts.next() * UNMIX;

        assertThat(number >>> 16).isEqualTo(123_456_789L);
        assertThat(number & 0xFFFF).isEqualTo(3);
    }

    @Test
    void useTheUpperHalfToo() {
        assertThat(new Contexts(1, GivenContexts.UNIQUE).next() >>> 32).isNotZero();
    }

    @Test
    void areAllNullWhereThatIsAskedFor() {
        Contexts contexts = new Contexts(1, GivenContexts.NULL);

        assertThat(contexts.next()).isZero();
        assertThat(contexts.next()).isZero();
    }
}
