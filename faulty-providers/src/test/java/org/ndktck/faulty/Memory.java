package org.ndktck.faulty;

import org.jspecify.annotations.Nullable;
import org.ndktck.api.*;

/** Memory of the consumer: bytes with room behind them, which some providers need. */
final class Memory extends ProviderBytes {

    private static final int GUARD = 64;

    Memory(int capacity) {
        super(capacity + GUARD);
    }

    static Memory of(NdkSockaddr address) {
        Memory memory = new Memory(address.length());
        address.writeTo(memory);
        return memory;
    }

    /** A pointer variable. */
    static final class Cell<T> implements ObjectPointer<T> {

        private volatile @Nullable T value;

        @Override
        public @Nullable T get() {
            return value;
        }

        @Override
        public void set(T other) {
            value = other;
        }
    }
}
