package org.ndktck.api;

import java.util.HexFormat;
import java.util.Map;

/**
 * An {@code NTSTATUS}: 32 bits, compared bit by bit.
 *
 * <p>Not an enumeration, because the documents allow further codes ("other status codes"). Only
 * {@link #STATUS_SUCCESS} means success to the kit and only {@link #STATUS_PENDING} means pending;
 * every other code, the success-severity ones included, is a failure.
 *
 * @param code the 32 bits of the status, as the header gives them
 */
public record NtStatus(int code) {

    /** 0x00000000: the operation is done. */
    public static final NtStatus STATUS_SUCCESS = new NtStatus(0x00000000);

    /** 0x00000102: a success-severity code that no NDKPI page documents. */
    public static final NtStatus STATUS_TIMEOUT = new NtStatus(0x00000102);

    /** 0x00000103: the outcome follows through the completion callback. */
    public static final NtStatus STATUS_PENDING = new NtStatus(0x00000103);

    /** 0x80000005: more completions than the completion queue can hold. */
    public static final NtStatus STATUS_BUFFER_OVERFLOW = new NtStatus(0x80000005);

    /** 0xC0000001: an unspecified failure. */
    public static final NtStatus STATUS_UNSUCCESSFUL = new NtStatus(0xC0000001);

    /** 0xC0000002: not implemented; a dispatch slot that answers it counts as missing. */
    public static final NtStatus STATUS_NOT_IMPLEMENTED = new NtStatus(0xC0000002);

    /** 0xC000000D: a parameter is out of range. */
    public static final NtStatus STATUS_INVALID_PARAMETER = new NtStatus(0xC000000D);

    /** 0xC0000010: the request is not valid in the present state. */
    public static final NtStatus STATUS_INVALID_DEVICE_REQUEST = new NtStatus(0xC0000010);

    /** 0xC0000023: the buffer is too small; the required size has been stored. */
    public static final NtStatus STATUS_BUFFER_TOO_SMALL = new NtStatus(0xC0000023);

    /** 0xC0000043: the local address is in use. */
    public static final NtStatus STATUS_SHARING_VIOLATION = new NtStatus(0xC0000043);

    /** 0xC000009A: out of resources. */
    public static final NtStatus STATUS_INSUFFICIENT_RESOURCES = new NtStatus(0xC000009A);

    /** 0xC00000B5: the operation timed out. */
    public static final NtStatus STATUS_IO_TIMEOUT = new NtStatus(0xC00000B5);

    /** 0xC00000BB: not supported. */
    public static final NtStatus STATUS_NOT_SUPPORTED = new NtStatus(0xC00000BB);

    /** 0xC00000E5: an internal error. */
    public static final NtStatus STATUS_INTERNAL_ERROR = new NtStatus(0xC00000E5);

    /** 0xC0000120: the request was flushed or cancelled. */
    public static final NtStatus STATUS_CANCELLED = new NtStatus(0xC0000120);

    /** 0xC0000141: the local address is not an address of the adapter. */
    public static final NtStatus STATUS_INVALID_ADDRESS = new NtStatus(0xC0000141);

    /** 0xC0000184: the object is in the wrong state. */
    public static final NtStatus STATUS_INVALID_DEVICE_STATE = new NtStatus(0xC0000184);

    /** 0xC0000206: private data longer than the adapter carries (not documented for NDKPI). */
    public static final NtStatus STATUS_INVALID_BUFFER_SIZE = new NtStatus(0xC0000206);

    /** 0xC0000209: no port of 49152-65535 could be allocated. */
    public static final NtStatus STATUS_TOO_MANY_ADDRESSES = new NtStatus(0xC0000209);

    /** 0xC000020A: the same local and remote address and port are connected already. */
    public static final NtStatus STATUS_ADDRESS_ALREADY_EXISTS = new NtStatus(0xC000020A);

    /** 0xC0000236: the peer refused the request. */
    public static final NtStatus STATUS_CONNECTION_REFUSED = new NtStatus(0xC0000236);

    /** 0xC000023A: the queue pair is not connecting or not connected. */
    public static final NtStatus STATUS_CONNECTION_INVALID = new NtStatus(0xC000023A);

    /** 0xC000023B: the connection is active already. */
    public static final NtStatus STATUS_CONNECTION_ACTIVE = new NtStatus(0xC000023B);

    /** 0xC000023C: the remote network is not reachable. */
    public static final NtStatus STATUS_NETWORK_UNREACHABLE = new NtStatus(0xC000023C);

    /** 0xC000023D: the remote host is not reachable. */
    public static final NtStatus STATUS_HOST_UNREACHABLE = new NtStatus(0xC000023D);

    /** 0xC0000241: the other side gave up. */
    public static final NtStatus STATUS_CONNECTION_ABORTED = new NtStatus(0xC0000241);

    /** 0xC0010004: the open handler does not support the version asked for. */
    public static final NtStatus NDIS_STATUS_BAD_VERSION = new NtStatus(0xC0010004);

    /** 0xC0010011: NDK is disabled on the adapter. */
    public static final NtStatus NDIS_STATUS_ADAPTER_NOT_READY = new NtStatus(0xC0010011);

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private static final Map<NtStatus, String> NAMES = Map.ofEntries(
            Map.entry(STATUS_SUCCESS, "STATUS_SUCCESS"),
            Map.entry(STATUS_TIMEOUT, "STATUS_TIMEOUT"),
            Map.entry(STATUS_PENDING, "STATUS_PENDING"),
            Map.entry(STATUS_BUFFER_OVERFLOW, "STATUS_BUFFER_OVERFLOW"),
            Map.entry(STATUS_UNSUCCESSFUL, "STATUS_UNSUCCESSFUL"),
            Map.entry(STATUS_NOT_IMPLEMENTED, "STATUS_NOT_IMPLEMENTED"),
            Map.entry(STATUS_INVALID_PARAMETER, "STATUS_INVALID_PARAMETER"),
            Map.entry(STATUS_INVALID_DEVICE_REQUEST, "STATUS_INVALID_DEVICE_REQUEST"),
            Map.entry(STATUS_BUFFER_TOO_SMALL, "STATUS_BUFFER_TOO_SMALL"),
            Map.entry(STATUS_SHARING_VIOLATION, "STATUS_SHARING_VIOLATION"),
            Map.entry(STATUS_INSUFFICIENT_RESOURCES, "STATUS_INSUFFICIENT_RESOURCES"),
            Map.entry(STATUS_IO_TIMEOUT, "STATUS_IO_TIMEOUT"),
            Map.entry(STATUS_NOT_SUPPORTED, "STATUS_NOT_SUPPORTED"),
            Map.entry(STATUS_INTERNAL_ERROR, "STATUS_INTERNAL_ERROR"),
            Map.entry(STATUS_CANCELLED, "STATUS_CANCELLED"),
            Map.entry(STATUS_INVALID_ADDRESS, "STATUS_INVALID_ADDRESS"),
            Map.entry(STATUS_INVALID_DEVICE_STATE, "STATUS_INVALID_DEVICE_STATE"),
            Map.entry(STATUS_INVALID_BUFFER_SIZE, "STATUS_INVALID_BUFFER_SIZE"),
            Map.entry(STATUS_TOO_MANY_ADDRESSES, "STATUS_TOO_MANY_ADDRESSES"),
            Map.entry(STATUS_ADDRESS_ALREADY_EXISTS, "STATUS_ADDRESS_ALREADY_EXISTS"),
            Map.entry(STATUS_CONNECTION_REFUSED, "STATUS_CONNECTION_REFUSED"),
            Map.entry(STATUS_CONNECTION_INVALID, "STATUS_CONNECTION_INVALID"),
            Map.entry(STATUS_CONNECTION_ACTIVE, "STATUS_CONNECTION_ACTIVE"),
            Map.entry(STATUS_NETWORK_UNREACHABLE, "STATUS_NETWORK_UNREACHABLE"),
            Map.entry(STATUS_HOST_UNREACHABLE, "STATUS_HOST_UNREACHABLE"),
            Map.entry(STATUS_CONNECTION_ABORTED, "STATUS_CONNECTION_ABORTED"),
            Map.entry(NDIS_STATUS_BAD_VERSION, "NDIS_STATUS_BAD_VERSION"),
            Map.entry(NDIS_STATUS_ADAPTER_NOT_READY, "NDIS_STATUS_ADAPTER_NOT_READY"));

    /**
     * Tells whether this is exactly {@link #STATUS_SUCCESS}.
     *
     * @return true for 0x00000000 only
     */
    public boolean isSuccess() {
        return code == STATUS_SUCCESS.code;
    }

    /**
     * Tells whether this is exactly {@link #STATUS_PENDING}.
     *
     * @return true for 0x00000103 only
     */
    public boolean isPending() {
        return code == STATUS_PENDING.code;
    }

    /**
     * Tells whether the status reports a failure, that is neither success nor pending.
     *
     * @return true for every other code
     */
    public boolean isFailure() {
        return !isSuccess() && !isPending();
    }

    /**
     * Prints the header's name, where this class knows it, and the code in hex.
     *
     * @return for example {@code STATUS_BUFFER_TOO_SMALL (0xC0000023)}
     */
    @Override
    public String toString() {
        String hex = "0x" + HEX.toHexDigits(code);
        String name = NAMES.get(this);
        return name == null ? hex : name + " (" + hex + ")";
    }
}
