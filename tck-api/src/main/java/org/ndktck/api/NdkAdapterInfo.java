package org.ndktck.api;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * {@code NDK_ADAPTER_INFO}, laid out as on a 64-bit system when written to memory.
 *
 * <p>Start from {@link #builder} and set what the adapter has.
 *
 * @param version {@code Version} at 0x00: the NDK version the adapter provides (ADP-06, GEN-07)
 * @param vendorId {@code VendorId} at 0x04: ULONG, the vendor
 * @param deviceId {@code DeviceId} at 0x08: ULONG, the device
 * @param maxRegistrationSize {@code MaxRegistrationSize} at 0x10: SIZE_T, bytes of the largest memory registration
 * @param maxWindowSize {@code MaxWindowSize} at 0x18: SIZE_T, bytes of the largest memory window
 * @param frmrPageCount {@code FRMRPageCount} at 0x20: ULONG, pages of a fast registration, at least 16 (ADP-15)
 * @param maxInitiatorRequestSge {@code MaxInitiatorRequestSge} at 0x24: ULONG, elements of an initiator request
 * @param maxReceiveRequestSge {@code MaxReceiveRequestSge} at 0x28: ULONG, elements of a receive request
 * @param maxReadRequestSge {@code MaxReadRequestSge} at 0x2C: ULONG, elements of a read request
 * @param maxTransferLength {@code MaxTransferLength} at 0x30: ULONG, bytes of the largest transfer
 * @param maxInlineDataSize {@code MaxInlineDataSize} at 0x34: ULONG, bytes of the largest inline data
 * @param maxInboundReadLimit {@code MaxInboundReadLimit} at 0x38: ULONG, incoming reads in progress per queue pair (ADP-07)
 * @param maxOutboundReadLimit {@code MaxOutboundReadLimit} at 0x3C: ULONG, outgoing reads in progress per queue pair (ADP-08)
 * @param maxReceiveQueueDepth {@code MaxReceiveQueueDepth} at 0x40: ULONG, requests of a receive queue
 * @param maxInitiatorQueueDepth {@code MaxInitiatorQueueDepth} at 0x44: ULONG, requests of an initiator queue
 * @param maxSrqDepth {@code MaxSrqDepth} at 0x48: ULONG, requests of a shared receive queue, 0 for none
 * @param maxCqDepth {@code MaxCqDepth} at 0x4C: ULONG, entries of a completion queue
 * @param largeRequestThreshold {@code LargeRequestThreshold} at 0x50: ULONG, bytes
 * @param maxCallerData {@code MaxCallerData} at 0x54: ULONG, bytes of private data of a connect (ADP-10)
 * @param maxCalleeData {@code MaxCalleeData} at 0x58: ULONG, bytes of private data of an accept or reject (ADP-11)
 * @param adapterFlags {@code AdapterFlags} at 0x5C: ULONG, the flags below
 * @param rdmaTechnology {@code RdmaTechnology} at 0x60: ULONG: 0 undefined, 1 iWARP, 2 InfiniBand, 3 RoCE, 4 RoCEv2
 */
public record NdkAdapterInfo(
        NdkVersion version,
        long vendorId,
        long deviceId,
        long maxRegistrationSize,
        long maxWindowSize,
        long frmrPageCount,
        long maxInitiatorRequestSge,
        long maxReceiveRequestSge,
        long maxReadRequestSge,
        long maxTransferLength,
        long maxInlineDataSize,
        long maxInboundReadLimit,
        long maxOutboundReadLimit,
        long maxReceiveQueueDepth,
        long maxInitiatorQueueDepth,
        long maxSrqDepth,
        long maxCqDepth,
        long largeRequestThreshold,
        long maxCallerData,
        long maxCalleeData,
        long adapterFlags,
        long rdmaTechnology) {

    /** Bytes of the structure on a 64-bit system. */
    public static final int SIZE = 0x68;

    /** The adapter writes received data in order. */
    public static final long NDK_ADAPTER_FLAG_IN_ORDER_DMA_SUPPORTED = 0x1;

    /** The adapter connects a local address to itself (ADP-16). */
    public static final long NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED = 0x10000;

    /** Checks that every ULONG is in its range. */
    public NdkAdapterInfo {
        Ulong.check("VendorId", vendorId);
        Ulong.check("DeviceId", deviceId);
        Ulong.check("FRMRPageCount", frmrPageCount);
        Ulong.check("MaxInitiatorRequestSge", maxInitiatorRequestSge);
        Ulong.check("MaxReceiveRequestSge", maxReceiveRequestSge);
        Ulong.check("MaxReadRequestSge", maxReadRequestSge);
        Ulong.check("MaxTransferLength", maxTransferLength);
        Ulong.check("MaxInlineDataSize", maxInlineDataSize);
        Ulong.check("MaxInboundReadLimit", maxInboundReadLimit);
        Ulong.check("MaxOutboundReadLimit", maxOutboundReadLimit);
        Ulong.check("MaxReceiveQueueDepth", maxReceiveQueueDepth);
        Ulong.check("MaxInitiatorQueueDepth", maxInitiatorQueueDepth);
        Ulong.check("MaxSrqDepth", maxSrqDepth);
        Ulong.check("MaxCqDepth", maxCqDepth);
        Ulong.check("LargeRequestThreshold", largeRequestThreshold);
        Ulong.check("MaxCallerData", maxCallerData);
        Ulong.check("MaxCalleeData", maxCalleeData);
        Ulong.check("AdapterFlags", adapterFlags);
        Ulong.check("RdmaTechnology", rdmaTechnology);
    }

    /**
     * Starts a description in which everything has a modest, valid value.
     *
     * <p>These defaults matter, because the kit plans with them: MaxInboundReadLimit and
     * MaxOutboundReadLimit 16 each, MaxCallerData 56 and MaxCalleeData 148 bytes, and the loopback
     * flag, which is ON: clear it ({@code adapterFlags(0)}) if the adapter does not connect a local
     * address to itself. The rest: queue depths 64, MaxCqDepth 256, FRMRPageCount 16, one element
     * per request, sizes of 1 GiB, otherwise 0.
     *
     * @param version the NDK version the adapter provides
     * @return a builder
     */
    public static Builder builder(NdkVersion version) {
        return new Builder(version);
    }

    /**
     * Tells whether the adapter connects a local address to itself.
     *
     * @return true if the flag is set
     */
    public boolean supportsLoopback() {
        return (adapterFlags & NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED) != 0;
    }

    /**
     * Writes the structure, {@link #SIZE} bytes, little endian. Does not store {@code
     * *pBufferSize}: set it to {@link #SIZE}, with STATUS_SUCCESS as with STATUS_BUFFER_TOO_SMALL.
     *
     * @param pInfo where the bytes go
     * @param capacity bytes at {@code pInfo}, as {@code *pBufferSize} states
     * @throws IllegalArgumentException if the capacity is less than {@link #SIZE}; answer
     *     STATUS_BUFFER_TOO_SMALL instead of calling this
     */
    public void writeTo(BytePointer pInfo, long capacity) {
        if (capacity < SIZE) {
            throw new IllegalArgumentException("capacity=" + capacity + " is less than NDK_ADAPTER_INFO, " + SIZE
                    + "; answer STATUS_BUFFER_TOO_SMALL and store the size");
        }
        ByteBuffer view = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        view.putShort(0x00, (short) version.major());
        view.putShort(0x02, (short) version.minor());
        view.putInt(0x04, (int) vendorId);
        view.putInt(0x08, (int) deviceId);
        view.putLong(0x10, maxRegistrationSize);
        view.putLong(0x18, maxWindowSize);
        view.putInt(0x20, (int) frmrPageCount);
        view.putInt(0x24, (int) maxInitiatorRequestSge);
        view.putInt(0x28, (int) maxReceiveRequestSge);
        view.putInt(0x2C, (int) maxReadRequestSge);
        view.putInt(0x30, (int) maxTransferLength);
        view.putInt(0x34, (int) maxInlineDataSize);
        view.putInt(0x38, (int) maxInboundReadLimit);
        view.putInt(0x3C, (int) maxOutboundReadLimit);
        view.putInt(0x40, (int) maxReceiveQueueDepth);
        view.putInt(0x44, (int) maxInitiatorQueueDepth);
        view.putInt(0x48, (int) maxSrqDepth);
        view.putInt(0x4C, (int) maxCqDepth);
        view.putInt(0x50, (int) largeRequestThreshold);
        view.putInt(0x54, (int) maxCallerData);
        view.putInt(0x58, (int) maxCalleeData);
        view.putInt(0x5C, (int) adapterFlags);
        view.putInt(0x60, (int) rdmaTechnology);
        pInfo.put(0, view.array(), 0, SIZE);
    }

    /** Collects the values of an {@link NdkAdapterInfo}; each method sets one and returns this. */
    public static final class Builder {

        private final NdkVersion version;
        private long vendorId;
        private long deviceId;
        private long maxRegistrationSize = 1L << 30;
        private long maxWindowSize = 1L << 30;
        private long frmrPageCount = 16;
        private long maxInitiatorRequestSge = 1;
        private long maxReceiveRequestSge = 1;
        private long maxReadRequestSge = 1;
        private long maxTransferLength = 1L << 30;
        private long maxInlineDataSize;
        private long maxInboundReadLimit = 16;
        private long maxOutboundReadLimit = 16;
        private long maxReceiveQueueDepth = 64;
        private long maxInitiatorQueueDepth = 64;
        private long maxSrqDepth;
        private long maxCqDepth = 256;
        private long largeRequestThreshold;
        private long maxCallerData = 56;
        private long maxCalleeData = 148;
        private long adapterFlags = NDK_ADAPTER_FLAG_LOOPBACK_CONNECTIONS_SUPPORTED;
        private long rdmaTechnology;

        private Builder(NdkVersion version) {
            this.version = version;
        }

        /**
         * Sets {@code VendorId}.
         *
         * @param value see {@link NdkAdapterInfo#vendorId}
         * @return this
         */
        public Builder vendorId(long value) {
            vendorId = value;
            return this;
        }

        /**
         * Sets {@code DeviceId}.
         *
         * @param value see {@link NdkAdapterInfo#deviceId}
         * @return this
         */
        public Builder deviceId(long value) {
            deviceId = value;
            return this;
        }

        /**
         * Sets {@code MaxRegistrationSize}.
         *
         * @param value see {@link NdkAdapterInfo#maxRegistrationSize}
         * @return this
         */
        public Builder maxRegistrationSize(long value) {
            maxRegistrationSize = value;
            return this;
        }

        /**
         * Sets {@code MaxWindowSize}.
         *
         * @param value see {@link NdkAdapterInfo#maxWindowSize}
         * @return this
         */
        public Builder maxWindowSize(long value) {
            maxWindowSize = value;
            return this;
        }

        /**
         * Sets {@code FRMRPageCount}.
         *
         * @param value see {@link NdkAdapterInfo#frmrPageCount}
         * @return this
         */
        public Builder frmrPageCount(long value) {
            frmrPageCount = value;
            return this;
        }

        /**
         * Sets {@code MaxInitiatorRequestSge}.
         *
         * @param value see {@link NdkAdapterInfo#maxInitiatorRequestSge}
         * @return this
         */
        public Builder maxInitiatorRequestSge(long value) {
            maxInitiatorRequestSge = value;
            return this;
        }

        /**
         * Sets {@code MaxReceiveRequestSge}.
         *
         * @param value see {@link NdkAdapterInfo#maxReceiveRequestSge}
         * @return this
         */
        public Builder maxReceiveRequestSge(long value) {
            maxReceiveRequestSge = value;
            return this;
        }

        /**
         * Sets {@code MaxReadRequestSge}.
         *
         * @param value see {@link NdkAdapterInfo#maxReadRequestSge}
         * @return this
         */
        public Builder maxReadRequestSge(long value) {
            maxReadRequestSge = value;
            return this;
        }

        /**
         * Sets {@code MaxTransferLength}.
         *
         * @param value see {@link NdkAdapterInfo#maxTransferLength}
         * @return this
         */
        public Builder maxTransferLength(long value) {
            maxTransferLength = value;
            return this;
        }

        /**
         * Sets {@code MaxInlineDataSize}.
         *
         * @param value see {@link NdkAdapterInfo#maxInlineDataSize}
         * @return this
         */
        public Builder maxInlineDataSize(long value) {
            maxInlineDataSize = value;
            return this;
        }

        /**
         * Sets {@code MaxInboundReadLimit}.
         *
         * @param value see {@link NdkAdapterInfo#maxInboundReadLimit}
         * @return this
         */
        public Builder maxInboundReadLimit(long value) {
            maxInboundReadLimit = value;
            return this;
        }

        /**
         * Sets {@code MaxOutboundReadLimit}.
         *
         * @param value see {@link NdkAdapterInfo#maxOutboundReadLimit}
         * @return this
         */
        public Builder maxOutboundReadLimit(long value) {
            maxOutboundReadLimit = value;
            return this;
        }

        /**
         * Sets {@code MaxReceiveQueueDepth}.
         *
         * @param value see {@link NdkAdapterInfo#maxReceiveQueueDepth}
         * @return this
         */
        public Builder maxReceiveQueueDepth(long value) {
            maxReceiveQueueDepth = value;
            return this;
        }

        /**
         * Sets {@code MaxInitiatorQueueDepth}.
         *
         * @param value see {@link NdkAdapterInfo#maxInitiatorQueueDepth}
         * @return this
         */
        public Builder maxInitiatorQueueDepth(long value) {
            maxInitiatorQueueDepth = value;
            return this;
        }

        /**
         * Sets {@code MaxSrqDepth}.
         *
         * @param value see {@link NdkAdapterInfo#maxSrqDepth}
         * @return this
         */
        public Builder maxSrqDepth(long value) {
            maxSrqDepth = value;
            return this;
        }

        /**
         * Sets {@code MaxCqDepth}.
         *
         * @param value see {@link NdkAdapterInfo#maxCqDepth}
         * @return this
         */
        public Builder maxCqDepth(long value) {
            maxCqDepth = value;
            return this;
        }

        /**
         * Sets {@code LargeRequestThreshold}.
         *
         * @param value see {@link NdkAdapterInfo#largeRequestThreshold}
         * @return this
         */
        public Builder largeRequestThreshold(long value) {
            largeRequestThreshold = value;
            return this;
        }

        /**
         * Sets {@code MaxCallerData}.
         *
         * @param value see {@link NdkAdapterInfo#maxCallerData}
         * @return this
         */
        public Builder maxCallerData(long value) {
            maxCallerData = value;
            return this;
        }

        /**
         * Sets {@code MaxCalleeData}.
         *
         * @param value see {@link NdkAdapterInfo#maxCalleeData}
         * @return this
         */
        public Builder maxCalleeData(long value) {
            maxCalleeData = value;
            return this;
        }

        /**
         * Sets {@code AdapterFlags}.
         *
         * @param value see {@link NdkAdapterInfo#adapterFlags}
         * @return this
         */
        public Builder adapterFlags(long value) {
            adapterFlags = value;
            return this;
        }

        /**
         * Sets {@code RdmaTechnology}.
         *
         * @param value see {@link NdkAdapterInfo#rdmaTechnology}
         * @return this
         */
        public Builder rdmaTechnology(long value) {
            rdmaTechnology = value;
            return this;
        }

        /**
         * Makes the record.
         *
         * @return the description
         * @throws IllegalArgumentException if a ULONG is outside 0..4294967295
         */
        public NdkAdapterInfo build() {
            return new NdkAdapterInfo(
                    version,
                    vendorId,
                    deviceId,
                    maxRegistrationSize,
                    maxWindowSize,
                    frmrPageCount,
                    maxInitiatorRequestSge,
                    maxReceiveRequestSge,
                    maxReadRequestSge,
                    maxTransferLength,
                    maxInlineDataSize,
                    maxInboundReadLimit,
                    maxOutboundReadLimit,
                    maxReceiveQueueDepth,
                    maxInitiatorQueueDepth,
                    maxSrqDepth,
                    maxCqDepth,
                    largeRequestThreshold,
                    maxCallerData,
                    maxCalleeData,
                    adapterFlags,
                    rdmaTechnology);
        }
    }
}
