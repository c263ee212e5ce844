package org.ndktck.report.next;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A function of the interface.
 *
 * @param place its place among all functions, in the order in which a consumer meets them
 * @param constant what no other function is called, for example {@code CREATE_CQ}
 */
record FunctionName(int place, String constant) implements Comparable<FunctionName> {

    private static final String OF_LISTENER = "GET_LISTENER_LOCAL_ADDRESS";
    private static final String OF_ENDPOINT = "GET_SHARED_ENDPOINT_LOCAL_ADDRESS";

    /** The name of the documents; three functions are called NdkGetLocalAddress. */
    String documented() {
        return switch (constant) {
            case "OPEN_ADAPTER" -> "OpenNDKAdapter";
            case OF_LISTENER, OF_ENDPOINT -> "NdkGetLocalAddress";
            default ->
                Arrays.stream(constant.split("_", -1))
                        .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining("", "Ndk", ""));
        };
    }

    /** The name of the documents, with what tells it from others of the same name. */
    String text() {
        return switch (constant) {
            case OF_LISTENER -> documented() + " of the listener";
            case OF_ENDPOINT -> documented() + " of the shared endpoint";
            default -> documented();
        };
    }

    @Override
    public int compareTo(FunctionName other) {
        return Integer.compare(place, other.place);
    }
}
