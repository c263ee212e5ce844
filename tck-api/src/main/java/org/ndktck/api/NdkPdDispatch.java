package org.ndktck.api;

/**
 * {@code NDK_PD_DISPATCH}: the functions of a protection domain, as far as connection management
 * needs them.
 *
 * <p>Any thread, any IRQL up to DISPATCH_LEVEL (IRQ-02), also from inside callbacks. Pointers are
 * valid until the call returns. No function throws. What {@link NdkConnectorDispatch} says of calls
 * that never come, of callbacks and of time holds here too.
 */
public interface NdkPdDispatch {

    /**
     * Close the protection domain: {@code NdkClosePd}, {@code NDK_FN_CLOSE_OBJECT}.
     *
     * <p>Never fails (CLO-05). Done when every queue pair created on it is closed
     * (LIF-16).
     *
     * @param pNdkPd [in] the protection domain
     * @param args the remaining parameters
     * @return STATUS_SUCCESS: closed, no completion follows; STATUS_PENDING: the close completion
     *     follows
     */
    NtStatus closePd(NdkPd pNdkPd, CloseArgs args);

    /**
     * Look up an extended function table: {@code NdkQueryExtension}, {@code
     * NDK_FN_QUERY_EXTENSION_INTERFACE}.
     *
     * @param pNdkPd [in] the protection domain
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the table stored; STATUS_NOT_SUPPORTED or another failure; never
     *     STATUS_PENDING
     */
    NtStatus queryExtension(NdkPd pNdkPd, QueryExtensionArgs args);

    /**
     * Create a queue pair: {@code NdkCreateQp}, {@code NDK_FN_CREATE_QP}.
     *
     * @param pNdkPd [in] the protection domain
     * @param args the remaining parameters
     * @return STATUS_SUCCESS with the object stored; STATUS_PENDING: the object follows through the
     *     completion; or, either way, INVALID_PARAMETER, INSUFFICIENT_RESOURCES or another failure
     */
    NtStatus createQp(NdkPd pNdkPd, CreateQpArgs args);
}
