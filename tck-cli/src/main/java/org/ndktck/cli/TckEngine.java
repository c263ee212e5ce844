package org.ndktck.cli;

import java.util.Map;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.Manifest;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.engine.TckRun;
import org.ndktck.report.model.Check;
import org.ndktck.report.model.RunResult;

/** The kit itself, in this process. */
final class TckEngine implements Engine {

    @Override
    public RunResult execute(RunRequest request, RunListener listener) throws RunException {
        return TckRun.execute(request, listener);
    }

    @Override
    public RunResult replay(String token, RunRequest request) throws RunException {
        return TckRun.replay(token, request);
    }

    @Override
    public Map<RequirementId, Check> checks() {
        return Manifest.entries();
    }
}
