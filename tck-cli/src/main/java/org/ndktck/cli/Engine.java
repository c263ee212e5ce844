package org.ndktck.cli;

import java.util.Map;
import org.ndktck.catalog.RequirementId;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.engine.RunRequest;
import org.ndktck.report.model.Check;
import org.ndktck.report.model.RunResult;

/** What the command needs of the kit; a seam, so that options are tested without a run. */
interface Engine {

    /**
     * Runs the kit.
     *
     * @param request what to run
     * @param listener hears how far the run is
     * @return the result, also of a provider that does not conform
     * @throws RunException if the run could not begin
     */
    RunResult execute(RunRequest request, RunListener listener) throws RunException;

    /**
     * Runs one minimal case once.
     *
     * @param token the case
     * @param request the provider and how to open it
     * @return the result
     * @throws RunException if the token is none or the run could not begin
     */
    RunResult replay(String token, RunRequest request) throws RunException;

    /**
     * Tells what checks what.
     *
     * @return the manifest; a missing id is not checked yet
     */
    Map<RequirementId, Check> checks();
}
