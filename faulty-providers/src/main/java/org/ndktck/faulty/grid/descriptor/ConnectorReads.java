package org.ndktck.faulty.grid.descriptor;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;
import static org.ndktck.faulty.grid.trigger.Dimension.*;

import java.util.List;
import java.util.stream.Stream;
import org.ndktck.api.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.DispatchFunction;
import org.ndktck.faulty.grid.effect.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.trigger.Dimension;

/** What is read from connectors, and addresses of all objects that have one. */
final class ConnectorReads {

    private static final String INBOUND = "pInboundReadLimit";
    private static final String OUTBOUND = "pOutboundReadLimit";
    private static final String DATA = "pPrivateData";
    private static final String DATA_LENGTH = "pPrivateDataLength";
    private static final String ADDRESS = "pAddress";
    private static final String ADDRESS_LENGTH = "pAddressLength";
    private static final String STATUS = "status";

    private static final List<Dimension> OF_CONNECTORS =
            List.of(CALL, REPETITION, Dimension.ADDRESS, ROUTE, TURN, ANTECEDENT, FORM, NEIGHBOUR, QUEUE, BUFFER);

    private ConnectorReads() {}

    static List<Descriptor> all() {
        return List.of(
                connectionData(),
                address("GetLocalAddress", GET_LOCAL_ADDRESS, NdkObjectType.CONNECTOR, OF_CONNECTORS, LOCAL),
                address("GetPeerAddress", GET_PEER_ADDRESS, NdkObjectType.CONNECTOR, OF_CONNECTORS, PEER),
                address(
                        "GetListenerLocalAddress",
                        GET_LOCAL_ADDRESS,
                        NdkObjectType.LISTENER,
                        List.of(CALL, REPETITION, Dimension.ADDRESS, NEIGHBOUR, BUFFER),
                        OF_LISTENER),
                address(
                        "GetSharedEndpointLocalAddress",
                        GET_LOCAL_ADDRESS,
                        NdkObjectType.SHARED_ENDPOINT,
                        List.of(CALL, REPETITION, Dimension.ADDRESS, NEIGHBOUR, BUFFER),
                        OF_ENDPOINT));
    }

    private static Descriptor connectionData() {
        return new Descriptor(
                "GetConnectionData",
                List.of(GET_CONNECTION_DATA),
                NdkObjectType.CONNECTOR,
                List.of(
                        CALL,
                        REPETITION,
                        Dimension.ADDRESS,
                        ROUTE,
                        TURN,
                        ANTECEDENT,
                        NEIGHBOUR,
                        QUEUE,
                        ASKED,
                        Dimension.LIMITS,
                        Dimension.DATA,
                        BUFFER),
                List.of(
                        Output.of("inboundReadLimit", Cells.ofLimit(INBOUND, OUTBOUND))
                                .and(Cells.storedLate(INBOUND))
                                .breaking(
                                        GCD_03, GCD_02, ACC_04, ACC_05, CON_07, CON_08, CON_12, GCD_20, GCD_31, GCD_05),
                        Output.of("outboundReadLimit", Cells.ofLimit(OUTBOUND, INBOUND))
                                .and(Cells.storedLate(OUTBOUND))
                                .breaking(
                                        GCD_04, GCD_02, ACC_06, ACC_07, CON_09, CON_10, CON_12, GCD_20, GCD_31, GCD_05),
                        Output.of("readLimits", Cells.swapped(INBOUND, OUTBOUND))
                                .breaking(GCD_02, GCD_03, GCD_04, CON_12, GCD_05),
                        Output.of("requiredSize", Cells.ofLength(DATA_LENGTH))
                                .and(Cells.storedLate(DATA_LENGTH))
                                .breaking(
                                        GCD_07, GCD_12, GCD_18, GCD_10, GCD_11, GCD_14, GCD_05, GCD_29, GCD_20, GCD_22),
                        Output.of("privateData", Buffers.ofData(DATA, DATA_LENGTH))
                                .and(Buffers.storedLate(DATA, DATA_LENGTH), Buffers.beyond(DATA, DATA_LENGTH))
                                .breaking(GCD_09, GCD_18, ACC_09, CON_13, REJ_03, GCD_20, GCD_22, GCD_05, ADP_12)
                                .breaking(Family.BEYOND, GCD_13),
                        Output.of(
                                        STATUS,
                                        Statuses.returned(List.of(
                                                NtStatus.STATUS_BUFFER_TOO_SMALL,
                                                NtStatus.STATUS_CONNECTION_INVALID,
                                                NtStatus.STATUS_UNSUCCESSFUL)))
                                .and(
                                        Statuses.insteadOf(
                                                NtStatus.STATUS_BUFFER_TOO_SMALL, NtStatus.STATUS_BUFFER_OVERFLOW),
                                        Statuses.insteadOf(
                                                NtStatus.STATUS_BUFFER_TOO_SMALL, NtStatus.STATUS_INVALID_BUFFER_SIZE))
                                .breaking(Family.STATUS, GCD_10, GCD_07, GCD_11, GCD_20, GCD_22, GCD_29, GCD_05, CON_12)
                                .breaking(Family.SUCCESS, GCD_11, GCD_14)
                                .breaking(Family.PENDING, GCD_27)));
    }

    /**
     * The rows of a function that gives an address.
     *
     * @param value what the address must be
     * @param length what is stored beside it
     * @param tooSmall where the buffer does not suffice
     * @param beyond where something is written behind the buffer
     * @param pending where the function pends
     */
    private record AddressRows(
            List<RequirementId> value,
            List<RequirementId> length,
            List<RequirementId> tooSmall,
            RequirementId beyond,
            RequirementId pending) {}

    private static final AddressRows LOCAL = new AddressRows(
            List.of(GLA_03, GLA_11, GLA_08, GLA_09, GLA_10, GLA_12, ACC_23, CON_05, CSE_02),
            List.of(GLA_02, GLA_04, GLA_07),
            List.of(GLA_04, GLA_07),
            GLA_06,
            GLA_13);

    private static final AddressRows PEER = new AddressRows(
            List.of(GPA_03, GPA_08, GPA_09), List.of(GPA_02, GPA_04, GPA_07), List.of(GPA_04, GPA_07), GPA_06, GPA_11);

    private static final AddressRows OF_LISTENER = new AddressRows(
            List.of(LIS_21, LIS_34, LIS_24, LIS_08),
            List.of(LIS_21, LIS_22, LIS_36),
            List.of(LIS_22, LIS_36),
            LIS_35,
            LIS_37);

    private static final AddressRows OF_ENDPOINT = new AddressRows(
            List.of(SEP_18, SEP_11, SEP_12), List.of(SEP_12, SEP_20), List.of(SEP_12, SEP_20), SEP_19, SEP_21);

    private static Descriptor address(
            String name, DispatchFunction function, NdkObjectType on, List<Dimension> dimensions, AddressRows rows) {
        return new Descriptor(
                name,
                List.of(function),
                on,
                dimensions,
                List.of(
                        Output.of("address", Buffers.ofAddress(ADDRESS, ADDRESS_LENGTH))
                                .and(
                                        Buffers.storedLate(ADDRESS, ADDRESS_LENGTH),
                                        Buffers.beyond(ADDRESS, ADDRESS_LENGTH))
                                .breaking(rows.value())
                                .breaking(Family.BEYOND, rows.beyond()),
                        Output.of("addressLength", Cells.ofLength(ADDRESS_LENGTH))
                                .and(Cells.storedLate(ADDRESS_LENGTH))
                                .breaking(rows.length()),
                        Output.of(
                                        STATUS,
                                        Statuses.returned(List.of(
                                                NtStatus.STATUS_BUFFER_TOO_SMALL,
                                                NtStatus.STATUS_CONNECTION_INVALID,
                                                NtStatus.STATUS_UNSUCCESSFUL)))
                                .and(Statuses.insteadOf(
                                        NtStatus.STATUS_BUFFER_TOO_SMALL, NtStatus.STATUS_INVALID_BUFFER_SIZE))
                                .breaking(Family.STATUS, joined(rows.value(), rows.tooSmall()))
                                .breaking(Family.SUCCESS, rows.tooSmall())
                                .breaking(Family.PENDING, rows.pending())));
    }

    private static List<RequirementId> joined(List<RequirementId> some, List<RequirementId> others) {
        return Stream.of(some, others).flatMap(List::stream).toList();
    }
}
