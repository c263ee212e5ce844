package org.ndktck.nativeprovider;

import org.ndktck.api.NdkAdapter;
import org.ndktck.api.NdkAdapterDispatch;
import org.ndktck.api.NdkConnector;
import org.ndktck.api.NdkConnectorDispatch;
import org.ndktck.api.NdkCq;
import org.ndktck.api.NdkCqDispatch;
import org.ndktck.api.NdkListener;
import org.ndktck.api.NdkListenerDispatch;
import org.ndktck.api.NdkObject;
import org.ndktck.api.NdkObjectType;
import org.ndktck.api.NdkPd;
import org.ndktck.api.NdkPdDispatch;
import org.ndktck.api.NdkQp;
import org.ndktck.api.NdkQpDispatch;
import org.ndktck.api.NdkSharedEndpoint;
import org.ndktck.api.NdkSharedEndpointDispatch;

/** An object that is in the memory of a native provider. */
interface NativeObject {

    /** Where it is. */
    NativeMemory<?> memory();

    /** Where an object of the consumer's is. */
    static long address(NdkObject<?> object) {
        return memory(object).address();
    }

    static NativeMemory<?> memory(NdkObject<?> object) {
        return ((NativeObject) object).memory();
    }

    /** The object of a type at an address. */
    static NdkObject<?> at(long address, NdkObjectType kind, Border border) {
        return switch (kind) {
            case ADAPTER -> new Adapter(new NativeMemory<>(address, kind, border, AdapterTable::new));
            case QP -> new Qp(new NativeMemory<>(address, kind, border, QpTable::new));
            case CQ -> new Cq(new NativeMemory<>(address, kind, border, CqTable::new));
            case PD -> new Pd(new NativeMemory<>(address, kind, border, PdTable::new));
            case SHARED_ENDPOINT ->
                new SharedEndpoint(new NativeMemory<>(address, kind, border, SharedEndpointTable::new));
            case CONNECTOR -> new Connector(new NativeMemory<>(address, kind, border, ConnectorTable::new));
            case LISTENER -> new Listener(new NativeMemory<>(address, kind, border, ListenerTable::new));
            case MR, MW, SRQ, UNDEFINED -> throw new IllegalArgumentException("no object of type " + kind + " is made");
        };
    }

    /** {@code NDK_ADAPTER}. */
    final class Adapter extends NdkAdapter implements NativeObject {

        private final NativeMemory<?> memory;

        Adapter(NativeMemory<NdkAdapterDispatch> memory) {
            super(memory);
            this.memory = memory;
        }

        @Override
        public NativeMemory<?> memory() {
            return memory;
        }
    }

    /** {@code NDK_QP}. */
    final class Qp extends NdkQp implements NativeObject {

        private final NativeMemory<?> memory;

        Qp(NativeMemory<NdkQpDispatch> memory) {
            super(memory);
            this.memory = memory;
        }

        @Override
        public NativeMemory<?> memory() {
            return memory;
        }
    }

    /** {@code NDK_CQ}. */
    final class Cq extends NdkCq implements NativeObject {

        private final NativeMemory<?> memory;

        Cq(NativeMemory<NdkCqDispatch> memory) {
            super(memory);
            this.memory = memory;
        }

        @Override
        public NativeMemory<?> memory() {
            return memory;
        }
    }

    /** {@code NDK_PD}. */
    final class Pd extends NdkPd implements NativeObject {

        private final NativeMemory<?> memory;

        Pd(NativeMemory<NdkPdDispatch> memory) {
            super(memory);
            this.memory = memory;
        }

        @Override
        public NativeMemory<?> memory() {
            return memory;
        }
    }

    /** {@code NDK_SHARED_ENDPOINT}. */
    final class SharedEndpoint extends NdkSharedEndpoint implements NativeObject {

        private final NativeMemory<?> memory;

        SharedEndpoint(NativeMemory<NdkSharedEndpointDispatch> memory) {
            super(memory);
            this.memory = memory;
        }

        @Override
        public NativeMemory<?> memory() {
            return memory;
        }
    }

    /** {@code NDK_CONNECTOR}. */
    final class Connector extends NdkConnector implements NativeObject {

        private final NativeMemory<?> memory;

        Connector(NativeMemory<NdkConnectorDispatch> memory) {
            super(memory);
            this.memory = memory;
        }

        @Override
        public NativeMemory<?> memory() {
            return memory;
        }
    }

    /** {@code NDK_LISTENER}. */
    final class Listener extends NdkListener implements NativeObject {

        private final NativeMemory<?> memory;

        Listener(NativeMemory<NdkListenerDispatch> memory) {
            super(memory);
            this.memory = memory;
        }

        @Override
        public NativeMemory<?> memory() {
            return memory;
        }
    }
}
