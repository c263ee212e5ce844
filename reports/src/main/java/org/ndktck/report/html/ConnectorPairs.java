package org.ndktck.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.ndktck.report.model.CallLine;
import org.ndktck.report.model.Finding;

/** Which connectors of a finding belong to one connection, as far as its calls tell that without a doubt. */
final class ConnectorPairs {

    private static final Pattern CONNECT =
            Pattern.compile("^#(\\d+) (\\w+)\\.NdkConnect(?:WithSharedEndpoint)?\\(.* returned STATUS_PENDING");
    private static final Pattern EVENT = Pattern.compile("^#\\d+ NdkConnectEventCallback on (\\w+)");

    private ConnectorPairs() {}

    /** Says the pairs, for example {@code C1 - C2, C3 - C4}; blank where there is no choice. */
    static String of(Finding finding) {
        Map<String, String> sides = CallView.sides(finding);
        List<String> pairs = new ArrayList<>();
        List<String> connecting = new ArrayList<>();
        for (CallLine call : finding.calls()) {
            Matcher connect = CONNECT.matcher(call.text());
            Matcher event = EVENT.matcher(call.text());
            if (connect.find()) {
                connecting.add(connect.group(2));
            } else if (event.find()) {
                if (connecting.size() == 1) {
                    pairs.add(connecting.get(0) + " \u2013 " + event.group(1));
                }
                connecting.clear();
            }
        }
        return sides.size() > 2 ? pairs.stream().distinct().collect(Collectors.joining(", ")) : "";
    }
}
