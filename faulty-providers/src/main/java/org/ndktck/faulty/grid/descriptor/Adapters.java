package org.ndktck.faulty.grid.descriptor;

import static org.ndktck.catalog.RequirementId.*;
import static org.ndktck.faulty.DispatchFunction.*;
import static org.ndktck.faulty.grid.trigger.Dimension.*;

import java.util.List;
import org.ndktck.api.*;
import org.ndktck.catalog.RequirementId;
import org.ndktck.faulty.DispatchFunction;
import org.ndktck.faulty.grid.effect.*;
import org.ndktck.faulty.grid.effect.Effect.Family;
import org.ndktck.faulty.grid.trigger.Dimension;

/** What an adapter and a protection domain make and tell, and what every object can be asked. */
final class Adapters {

    private static final String INFO = "pInfo";
    private static final String SIZE = "pBufferSize";
    private static final List<Dimension> CREATES = List.of(CALL, NUMBER, CONTEXT, NEIGHBOUR);

    private Adapters() {}

    static List<Descriptor> all() {
        return List.of(
                information(),
                new Descriptor(
                        "QueryExtensionInterface",
                        List.of(QUERY_EXTENSION),
                        null,
                        List.of(CALL, REPETITION),
                        List.of(Output.of("status", Statuses.returned(List.of()))
                                .breaking(Family.SUCCESS, QEI_04)
                                .breaking(Family.PENDING, QEI_08))),
                create("CreateConnector", CREATE_CONNECTOR, CRE_03, CRE_04, CRE_06, CRE_09),
                create("CreateListener", CREATE_LISTENER, LIS_03, LIS_04),
                createSharedEndpoint(),
                create("CreateCq", CREATE_CQ),
                create("CreatePd", CREATE_PD),
                create("CreateQp", CREATE_QP, QP_04));
    }

    private static Descriptor information() {
        return new Descriptor(
                "QueryAdapterInfo",
                List.of(QUERY_ADAPTER_INFO),
                NdkObjectType.ADAPTER,
                List.of(CALL, REPETITION, BUFFER),
                List.of(
                        Output.of("bufferSize", Cells.ofLength(SIZE))
                                .without("previous", "ofAnother")
                                .and(Cells.storedLate(SIZE))
                                .breaking(ADP_02, ADP_03),
                        Output.of("info", Buffers.ofStructure(INFO, SIZE))
                                .and(Buffers.storedLate(INFO, SIZE), Buffers.beyond(INFO, SIZE))
                                .breaking(ADP_01, ADP_02, ADP_06, ADP_15)
                                .breaking(Family.BEYOND, ADP_02, ADP_03),
                        Output.of("majorVersion", Buffers.ofField(INFO, SIZE, 0, 2))
                                .breaking(ADP_06, GEN_07, ADP_19, ADP_01),
                        Output.of("minorVersion", Buffers.ofField(INFO, SIZE, 2, 2))
                                .breaking(ADP_06, GEN_07, ADP_19, ADP_01),
                        Output.of("frmrPageCount", Buffers.ofField(INFO, SIZE, 0x20, 4))
                                .without("oneMore", "allOnes")
                                .breaking(ADP_15, ADP_01),
                        Output.of("maxInboundReadLimit", Buffers.ofField(INFO, SIZE, 0x38, 4))
                                .breaking(GCD_02, ACC_04, CON_07, ADP_01),
                        Output.of("maxOutboundReadLimit", Buffers.ofField(INFO, SIZE, 0x3C, 4))
                                .breaking(GCD_02, ACC_06, CON_09, ADP_01),
                        Output.of("maxCallerData", Buffers.ofField(INFO, SIZE, 0x54, 4))
                                .without("zero", "oneLess")
                                .breaking(ADP_12, CON_13, ADP_01),
                        Output.of("maxCalleeData", Buffers.ofField(INFO, SIZE, 0x58, 4))
                                .without("zero", "oneLess")
                                .breaking(ADP_12, ACC_09, REJ_03, ADP_01),
                        Output.of(
                                        "status",
                                        Statuses.returned(List.of(
                                                NtStatus.STATUS_BUFFER_TOO_SMALL, NtStatus.STATUS_UNSUCCESSFUL)))
                                .and(Statuses.insteadOf(
                                        NtStatus.STATUS_BUFFER_TOO_SMALL, NtStatus.STATUS_INVALID_BUFFER_SIZE))
                                .breaking(Family.STATUS, ADP_03, ADP_01)
                                .breaking(Family.SUCCESS, ADP_03)
                                .breaking(Family.PENDING, ADP_23)));
    }

    private static Descriptor createSharedEndpoint() {
        return new Descriptor(
                "CreateSharedEndpoint",
                List.of(CREATE_SHARED_ENDPOINT),
                NdkObjectType.ADAPTER,
                List.of(CALL, NUMBER, CONTEXT, ADDRESS, NEIGHBOUR),
                List.of(
                        completion(SEP_03, SEP_04),
                        Output.of("address", Inputs.ofPort("pAddress", "addressLength"))
                                .breaking(SEP_18, SEP_14, SEP_11),
                        Output.of(
                                        "outcome",
                                        Statuses.outcome(List.of(
                                                NtStatus.STATUS_SHARING_VIOLATION, NtStatus.STATUS_INVALID_ADDRESS)))
                                .without("pendingForever")
                                .breaking(Family.FAILURE, SEP_17, CON_35, LIS_20, GEN_02, SEP_11)
                                .breaking(Family.SUCCESS, SEP_14, SEP_15, LIS_28, CB_12, CB_13, SEP_03)));
    }

    private static Descriptor create(String name, DispatchFunction function, RequirementId... own) {
        return new Descriptor(name, List.of(function), null, CREATES, List.of(completion(own)));
    }

    private static Output completion(RequirementId... own) {
        return Output.of("completion", Creates.completions()).breaking(own).breaking(Family.CONTEXT, GEN_13);
    }
}
