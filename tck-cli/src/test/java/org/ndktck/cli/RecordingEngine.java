package org.ndktck.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RunResult;

/** An engine that runs nothing: it keeps what it was asked and answers with a prepared result. */
final class RecordingEngine implements Engine {

    private final RunResult result;
    private final List<RunRequest> requests = new ArrayList<>();
    private final List<String> tokens = new ArrayList<>();
    private final List<Supervision> supervisions = new ArrayList<>();

    RecordingEngine(RunResult result) {
        this.result = result;
    }

    @Override
    public RunResult execute(RunOrder order, Supervision supervision, RunListener listener) throws RunException {
        requests.add(order.request());
        supervisions.add(supervision);
        listener.propertyStarted(RequirementId.GCD_09, 11, 24);
        return result;
    }

    @Override
    public RunResult replay(String token, RunOrder order) throws RunException {
        requests.add(order.request());
        tokens.add(token);
        return result;
    }

    @Override
    public Map<RequirementId, RequirementCheck> checks() {
        return Map.of(
                RequirementId.GCD_07,
                RequirementCheck.by("SizeQueryProperties.nullBuffer"),
                RequirementId.GCD_20,
                new RequirementCheck(Optional.empty(), Optional.of("nobody can see it")));
    }

    @Override
    public OptionalInt tries(RequirementId id, Profile profile) {
        return id == RequirementId.GCD_07 ? OptionalInt.of(profile.tries()) : OptionalInt.empty();
    }

    RunRequest request() {
        return requests.get(0);
    }

    Supervision supervision() {
        return supervisions.get(0);
    }

    String token() {
        return tokens.get(0);
    }

    boolean ran() {
        return !requests.isEmpty();
    }
}
