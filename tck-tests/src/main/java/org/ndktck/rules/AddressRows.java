package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.GLA_02;
import static org.ndktck.catalog.RequirementId.GLA_03;
import static org.ndktck.catalog.RequirementId.GLA_04;
import static org.ndktck.catalog.RequirementId.GLA_06;
import static org.ndktck.catalog.RequirementId.GLA_07;
import static org.ndktck.catalog.RequirementId.GPA_02;
import static org.ndktck.catalog.RequirementId.GPA_03;
import static org.ndktck.catalog.RequirementId.GPA_04;
import static org.ndktck.catalog.RequirementId.GPA_06;
import static org.ndktck.catalog.RequirementId.GPA_07;
import static org.ndktck.catalog.RequirementId.LIS_21;
import static org.ndktck.catalog.RequirementId.LIS_22;
import static org.ndktck.catalog.RequirementId.LIS_35;
import static org.ndktck.catalog.RequirementId.LIS_36;
import static org.ndktck.catalog.RequirementId.SEP_12;
import static org.ndktck.catalog.RequirementId.SEP_19;
import static org.ndktck.catalog.RequirementId.SEP_20;

import org.ndktck.catalog.RequirementId;
import org.ndktck.gate.NdkFunction;

/**
 * The requirements of one of the functions that store an address; each of them has the same five.
 *
 * @param length success stores the number of bytes written
 * @param address success puts an address into the buffer
 * @param tooSmall a short buffer is too small, and is answered with the size needed
 * @param capacity nothing is written past the capacity
 * @param query NULL is answered with the size needed
 */
public record AddressRows(
        RequirementId length,
        RequirementId address,
        RequirementId tooSmall,
        RequirementId capacity,
        RequirementId query) {

    private static final AddressRows LOCAL = new AddressRows(GLA_02, GLA_03, GLA_04, GLA_06, GLA_07);
    private static final AddressRows PEER = new AddressRows(GPA_02, GPA_03, GPA_04, GPA_06, GPA_07);
    private static final AddressRows LISTENER = new AddressRows(LIS_21, LIS_21, LIS_22, LIS_35, LIS_36);
    private static final AddressRows ENDPOINT = new AddressRows(SEP_12, SEP_12, SEP_12, SEP_19, SEP_20);

    /** The rows of a function that tells an address. */
    public static AddressRows of(NdkFunction function) {
        return switch (function) {
            case GET_PEER_ADDRESS -> PEER;
            case GET_LISTENER_LOCAL_ADDRESS -> LISTENER;
            case GET_SHARED_ENDPOINT_LOCAL_ADDRESS -> ENDPOINT;
            default -> LOCAL;
        };
    }
}
