package org.ndktck.cli;

import java.util.Map;
import java.util.OptionalInt;
import org.ndktck.catalog.RequirementId;
import org.ndktck.cli.order.RunOrder;
import org.ndktck.cli.supervisor.Supervision;
import org.ndktck.engine.Profile;
import org.ndktck.engine.RunException;
import org.ndktck.engine.RunListener;
import org.ndktck.report.model.RequirementCheck;
import org.ndktck.report.model.RunResult;

/** What the command needs of the kit; a seam, so that options are tested without a run. */
interface Engine {

    /**
     * Runs the kit.
     *
     * @param order what to run
     * @param supervision in which processes, and how long
     * @param listener hears how far the run is, and what became known
     * @return the result, also of a provider that does not conform
     * @throws RunException if the run could not begin
     */
    RunResult execute(RunOrder order, Supervision supervision, RunListener listener) throws RunException;

    /**
     * Runs one minimal case once.
     *
     * @param token the case
     * @param order the provider and how to open it
     * @return the result
     * @throws RunException if the token is none or the run could not begin
     */
    RunResult replay(String token, RunOrder order) throws RunException;

    /**
     * Tells what checks what.
     *
     * @return the manifest; a missing id is not checked yet
     */
    Map<RequirementId, RequirementCheck> checks();

    /**
     * Tells how often a requirement is tried.
     *
     * @param id the requirement
     * @param profile how hard the run tries
     * @return tries of its property; nothing if the kit does not check it
     */
    OptionalInt tries(RequirementId id, Profile profile);
}
