package org.ndktck.rules;

import static org.ndktck.catalog.RequirementId.REJ_03;

import java.util.List;
import java.util.function.Consumer;
import org.ndktck.gate.GetConnectionDataCall;

/** What NdkGetConnectionData tells on a connector whose connect the peer rejected. */
final class RejectedDataRules {

    private final List<byte[]> sent;
    private final Consumer<Breach> out;

    RejectedDataRules(List<byte[]> sent, Consumer<Breach> out) {
        this.sent = sent;
        this.out = out;
    }

    /** That a call tells it wrongly which another one tells rightly is no matter of the reject. */
    void judge(List<ConnectionDataQuery> fetches) {
        List<ConnectionDataQuery> succeeded =
                fetches.stream().filter(ConnectionDataQuery::succeeded).toList();
        if (succeeded.stream().allMatch(fetch -> fetch.size() == 0)) {
            return; // a reject may come without its data (AMB-04)
        }
        boolean sizeIsTold = succeeded.stream().anyMatch(this::hasRoomForIt);
        boolean dataIsTold = succeeded.stream().anyMatch(fetch -> fetch.buffer() != null && isRight(fetch));
        succeeded.stream()
                .filter(fetch -> fetch.buffer() != null && !isRight(fetch))
                .filter(fetch -> !dataIsTold && (!sizeIsTold || hasRoomForIt(fetch)))
                .findFirst()
                .ifPresent(fetch -> out.accept(new Breach(
                        REJ_03,
                        fetch.call(),
                        "a failure, or the data of the reject, "
                                + GetConnectionDataCall.bytes(sent.get(0).length) + " "
                                + GetConnectionDataCall.hex(sent.get(0)),
                        fetch.call().result() + ", stored " + fetch.size() + " in *pPrivateDataLength"
                                + copied(fetch))));
    }

    private boolean hasRoomForIt(ConnectionDataQuery fetch) {
        return sent.stream().anyMatch(data -> fetch.size() >= data.length);
    }

    private boolean isRight(ConnectionDataQuery fetch) {
        return sent.stream().anyMatch(data -> tells(fetch, data));
    }

    private static boolean tells(ConnectionDataQuery fetch, byte[] data) {
        return fetch.size() >= data.length && fetch.beginsWith(data);
    }

    private String copied(ConnectionDataQuery fetch) {
        int count = (int) Math.min(fetch.capacity(), sent.get(0).length);
        return " and " + GetConnectionDataCall.hex(fetch.call().fetched(count)) + " in the buffer";
    }
}
