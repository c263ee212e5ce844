package org.ndktck.cli;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.cli.supervisor.Supervision.Isolation;
import org.ndktck.cli.supervisor.Supervisor;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.Selection;
import org.ndktck.engine.TckRun;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RunResult;

/** The kit itself, in this process or in workers. */
final class TckEngine implements Engine {

    @Override
    public RunResult execute(RunOrder order, Supervision supervision, RunListener listener) throws RunException {
        return supervision.isolation() == Isolation.NONE
                ? InProcess.run(order, supervision.timeLimit(), listener)
                : Supervisor.run(order, supervision, listener);
    }

    @Override
    public RunResult replay(String token, RunOrder order) throws RunException {
        return TckRun.replay(token, order.request());
    }

    @Override
    public Map<RequirementId, RequirementCheck> checks() {
        return Manifest.entries();
    }

    @Override
    public OptionalInt tries(RequirementId id, Profile profile) {
        return Manifest.tasks(new Selection(Set.of(id), Set.of()), profile.tries()).stream()
                .mapToInt(Manifest.Task::tries)
                .findFirst();
    }
}
