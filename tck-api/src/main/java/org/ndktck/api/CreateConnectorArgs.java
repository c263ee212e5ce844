package org.ndktck.api;

/**
 * The parameters of {@code NDK_FN_CREATE_CONNECTOR} after the adapter, in C order.
 *
 * @param createCompletion [in] called exactly once if the call answers STATUS_PENDING
 * @param requestContext [in, optional] handed back to the completion bit by bit; 0 is NULL
 * @param ppNdkConnector [out] receives the connector when the answer is STATUS_SUCCESS, and is left
 *     alone when it is STATUS_PENDING (CRE-03, CRE-04)
 */
public record CreateConnectorArgs(
        NdkCreateCompletion createCompletion, long requestContext, ObjectPointer<NdkConnector> ppNdkConnector) {}
