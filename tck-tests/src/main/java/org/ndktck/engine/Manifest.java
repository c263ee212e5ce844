package org.ndktck.engine;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.ndktck.catalog.RequirementId;
import org.ndktck.environment.OptionalFeature;
import org.ndktck.judging.Verifies;
import org.ndktck.properties.accept.AcceptCompletionProperties;
import org.ndktck.properties.accept.AcceptDataProperties;
import org.ndktck.properties.accept.AcceptLimitProperties;
import org.ndktck.properties.accept.AcceptOutcomeProperties;
import org.ndktck.properties.accept.AcceptProperties;
import org.ndktck.properties.accept.AcceptedConnectionProperties;
import org.ndktck.properties.accept.AcceptedEndpointProperties;
import org.ndktck.properties.accept.FailedAcceptProperties;
import org.ndktck.properties.adapter.AdapterInfoProperties;
import org.ndktck.properties.adapter.OpenAdapterProperties;
import org.ndktck.properties.adapter.PrivateDataMaximumProperties;
import org.ndktck.properties.close.CloseInsideCallbackProperties;
import org.ndktck.properties.close.CloseOutcomeProperties;
import org.ndktck.properties.close.ClosedConnectionProperties;
import org.ndktck.properties.close.ClosingAtAnyTimeProperties;
import org.ndktck.properties.close.LastCallbackProperties;
import org.ndktck.properties.close.ListenerCloseProperties;
import org.ndktck.properties.close.RunningCallbackProperties;
import org.ndktck.properties.completeconnect.CompleteConnectCompletionProperties;
import org.ndktck.properties.completeconnect.CompletedConnectionProperties;
import org.ndktck.properties.completeconnect.CompletingProperties;
import org.ndktck.properties.completion.CreateCompletionProperties;
import org.ndktck.properties.completion.CreateFunctionProperties;
import org.ndktck.properties.completion.RequestCompletionProperties;
import org.ndktck.properties.connect.ConnectCompletionProperties;
import org.ndktck.properties.connect.ConnectDataProperties;
import org.ndktck.properties.connect.ConnectFailureProperties;
import org.ndktck.properties.connect.ConnectLimitProperties;
import org.ndktck.properties.connect.ConnectOutcomeProperties;
import org.ndktck.properties.connect.ConnectProperties;
import org.ndktck.properties.connect.LocalAddressStatusProperties;
import org.ndktck.properties.connect.LocalEndpointProperties;
import org.ndktck.properties.connectevent.ConnectEventDeliveryProperties;
import org.ndktck.properties.connectevent.RequestDeliveryProperties;
import org.ndktck.properties.connectwithsharedendpoint.SharedConnectCompletionProperties;
import org.ndktck.properties.connectwithsharedendpoint.SharedConnectProperties;
import org.ndktck.properties.connectwithsharedendpoint.SharedEndpointConnectFailureProperties;
import org.ndktck.properties.connectwithsharedendpoint.SharedEndpointRouteProperties;
import org.ndktck.properties.controlconnectevents.PausedListenerProperties;
import org.ndktck.properties.createconnector.CreateConnectorProperties;
import org.ndktck.properties.createconnector.UnusedConnectorProperties;
import org.ndktck.properties.disconnect.DisconnectCompletionProperties;
import org.ndktck.properties.disconnect.DisconnectOutcomeProperties;
import org.ndktck.properties.disconnect.DisconnectProperties;
import org.ndktck.properties.disconnect.DisconnectedQueueProperties;
import org.ndktck.properties.disconnectevent.DisconnectEventDeliveryProperties;
import org.ndktck.properties.disconnectevent.PeerDepartureProperties;
import org.ndktck.properties.exhaustion.ExhaustionProperties;
import org.ndktck.properties.flush.FlushProperties;
import org.ndktck.properties.flush.PostingRaceProperties;
import org.ndktck.properties.general.ContextProperties;
import org.ndktck.properties.general.DispatchTableProperties;
import org.ndktck.properties.general.ObjectHeaderProperties;
import org.ndktck.properties.general.SynchronousFunctionProperties;
import org.ndktck.properties.getconnectiondata.ContentProperties;
import org.ndktck.properties.getconnectiondata.CopyProperties;
import org.ndktck.properties.getconnectiondata.FetchStatusProperties;
import org.ndktck.properties.getconnectiondata.LimitPointerProperties;
import org.ndktck.properties.getconnectiondata.LimitValueProperties;
import org.ndktck.properties.getconnectiondata.SizeQueryProperties;
import org.ndktck.properties.getlocaladdress.LocalAddressBufferProperties;
import org.ndktck.properties.getlocaladdress.LocalAddressValueProperties;
import org.ndktck.properties.getpeeraddress.PeerAddressBufferProperties;
import org.ndktck.properties.getpeeraddress.PeerAddressValueProperties;
import org.ndktck.properties.irql.CallbackLevelProperties;
import org.ndktck.properties.irql.WaitingProperties;
import org.ndktck.properties.lifetime.AdapterCloseProperties;
import org.ndktck.properties.lifetime.AntecedentFirstProperties;
import org.ndktck.properties.lifetime.AntecedentProperties;
import org.ndktck.properties.lifetime.CompletionInProgressProperties;
import org.ndktck.properties.listen.ListenCompletionProperties;
import org.ndktck.properties.listen.ListenStatusProperties;
import org.ndktck.properties.listen.ListenerAddressProperties;
import org.ndktck.properties.listen.ListenerEndpointProperties;
import org.ndktck.properties.queryextension.QueryExtensionProperties;
import org.ndktck.properties.reject.LateRejectProperties;
import org.ndktck.properties.reject.RejectingProperties;
import org.ndktck.properties.sharedendpoint.SharedEndpointAddressProperties;
import org.ndktck.properties.sharedendpoint.SharedEndpointReferenceProperties;
import org.ndktck.properties.sharedendpoint.SharedEndpointStatusProperties;
import org.ndktck.properties.traffic.ConnectingSideTrafficProperties;
import org.ndktck.properties.traffic.NotificationProperties;
import org.ndktck.properties.traffic.TrafficProperties;
import org.ndktck.properties.version21.ExFormProperties;
import org.ndktck.report.model.RequirementCheck;

/** Which property checks which requirement: what a run has to discover, no more and no less. */
public final class Manifest {

    private static final List<Class<?>> CONTAINERS = List.of(
            SizeQueryProperties.class,
            CopyProperties.class,
            FetchStatusProperties.class,
            LimitValueProperties.class,
            LimitPointerProperties.class,
            AcceptProperties.class,
            ConnectProperties.class,
            RequestCompletionProperties.class,
            ContextProperties.class,
            DisconnectProperties.class,
            RunningCallbackProperties.class,
            DisconnectOutcomeProperties.class,
            PeerDepartureProperties.class,
            AcceptedConnectionProperties.class,
            FailedAcceptProperties.class,
            CompletedConnectionProperties.class,
            PausedListenerProperties.class,
            ListenerCloseProperties.class,
            RequestDeliveryProperties.class,
            ClosingAtAnyTimeProperties.class,
            ClosedConnectionProperties.class,
            CloseInsideCallbackProperties.class,
            CompletionInProgressProperties.class,
            AntecedentFirstProperties.class,
            AdapterCloseProperties.class,
            ConnectFailureProperties.class,
            SharedEndpointConnectFailureProperties.class,
            LateRejectProperties.class,
            ExhaustionProperties.class,
            AcceptedEndpointProperties.class,
            LocalAddressStatusProperties.class,
            LocalEndpointProperties.class,
            SharedConnectProperties.class,
            LocalAddressBufferProperties.class,
            LocalAddressValueProperties.class,
            PeerAddressBufferProperties.class,
            PeerAddressValueProperties.class,
            ListenStatusProperties.class,
            ListenerAddressProperties.class,
            ListenerEndpointProperties.class,
            SharedEndpointAddressProperties.class,
            SharedEndpointReferenceProperties.class,
            SharedEndpointStatusProperties.class,
            AdapterInfoProperties.class,
            OpenAdapterProperties.class,
            CreateConnectorProperties.class,
            UnusedConnectorProperties.class,
            DispatchTableProperties.class,
            QueryExtensionProperties.class,
            WaitingProperties.class,
            CallbackLevelProperties.class,
            ConnectCompletionProperties.class,
            SharedConnectCompletionProperties.class,
            CompleteConnectCompletionProperties.class,
            AcceptCompletionProperties.class,
            DisconnectCompletionProperties.class,
            ListenCompletionProperties.class,
            SynchronousFunctionProperties.class,
            CreateCompletionProperties.class,
            CreateFunctionProperties.class,
            CloseOutcomeProperties.class,
            LastCallbackProperties.class,
            AntecedentProperties.class,
            ObjectHeaderProperties.class,
            ConnectEventDeliveryProperties.class,
            DisconnectEventDeliveryProperties.class,
            DisconnectedQueueProperties.class,
            FlushProperties.class,
            PostingRaceProperties.class,
            NotificationProperties.class,
            TrafficProperties.class,
            ConnectingSideTrafficProperties.class,
            AcceptDataProperties.class,
            AcceptLimitProperties.class,
            AcceptOutcomeProperties.class,
            PrivateDataMaximumProperties.class,
            CompletingProperties.class,
            ConnectDataProperties.class,
            ConnectLimitProperties.class,
            ConnectOutcomeProperties.class,
            SharedEndpointRouteProperties.class,
            ContentProperties.class,
            RejectingProperties.class,
            ExFormProperties.class);

    private Manifest() {}

    /**
     * Lists the containers of properties.
     *
     * @return classes, in the order they run
     */
    public static List<Class<?>> containers() {
        return CONTAINERS;
    }

    /** The containers that hold the properties of these requirements, in the order they run. */
    static List<Class<?>> containersOf(Set<RequirementId> ids) {
        Set<Class<?>> holders = new HashSet<>();
        properties().forEach((id, property) -> {
            if (ids.contains(id)) {
                holders.add(property.getDeclaringClass());
            }
        });
        return CONTAINERS.stream().filter(holders::contains).toList();
    }

    /**
     * Tells which property checks which requirement.
     *
     * @return an entry for every requirement that the kit checks
     */
    public static Map<RequirementId, RequirementCheck> checks() {
        return Found.CHECKS;
    }

    /**
     * Tells what becomes of every requirement that the kit deals with: as {@link #checks}, and those
     * that nobody can check.
     *
     * @return an entry for each
     */
    public static Map<RequirementId, RequirementCheck> entries() {
        Map<RequirementId, RequirementCheck> entries = new EnumMap<>(checks());
        Untestable.reasons().forEach((id, reason) -> {
            RequirementCheck other = entries.put(id, RequirementCheck.untestable(reason));
            if (other != null) {
                throw new IllegalStateException(id + " is untestable and checked: " + other);
            }
        });
        return Collections.unmodifiableMap(entries);
    }

    /**
     * Lists what a run has to do.
     *
     * @param selection which requirements are judged
     * @param tries tries of an ordinary property
     * @return the properties, in the order in which one process runs them
     */
    public static List<Task> tasks(Selection selection, int tries) {
        Comparator<RequirementId> byContainer =
                Comparator.comparingInt(id -> CONTAINERS.indexOf(property(id).getDeclaringClass()));
        return checks().keySet().stream()
                .filter(selection::includes)
                .sorted(byContainer.thenComparing(Comparator.naturalOrder()))
                .map(id -> task(id, tries))
                .toList();
    }

    /**
     * Refuses a selection that no checked requirement is left of.
     *
     * @param selection the requirements chosen
     * @throws RunException if the kit checks none of them
     */
    public static void requireSomethingToJudge(Selection selection) throws RunException {
        if (checks().keySet().stream().noneMatch(selection::includes)) {
            throw new RunException("the selection '" + selection
                    + "' leaves nothing to judge; 'ndk-tck list' tells which requirements this kit checks");
        }
    }

    private static Task task(RequirementId id, int tries) {
        Verifies verifies = Objects.requireNonNull(property(id).getAnnotation(Verifies.class));
        boolean alone = Arrays.stream(verifies.needs()).anyMatch(OptionalFeature::disturbsOthers);
        return new Task(id, verifies.effort().of(tries), alone);
    }

    private static Method property(RequirementId id) {
        return Objects.requireNonNull(properties().get(id), "every checked requirement has a property");
    }

    /**
     * A property that a run has to try.
     *
     * @param id the requirement it judges
     * @param tries how many tries it has, the measure of what it costs
     * @param alone whether nothing may run beside it
     */
    public record Task(RequirementId id, int tries, boolean alone) {}

    /**
     * Gives the property of each checked requirement.
     *
     * @return a method for each
     */
    public static Map<RequirementId, Method> properties() {
        return Found.PROPERTIES;
    }

    /** What is found once, when it is first asked for. */
    private static final class Found {

        static final Map<RequirementId, Method> PROPERTIES = Collections.unmodifiableMap(find());
        static final Map<RequirementId, RequirementCheck> CHECKS = Collections.unmodifiableMap(named());

        private static Map<RequirementId, Method> find() {
            Map<RequirementId, Method> properties = new EnumMap<>(RequirementId.class);
            for (Class<?> container : CONTAINERS) {
                Arrays.stream(container.getDeclaredMethods())
                        .filter(method -> method.isAnnotationPresent(Verifies.class))
                        .forEach(method -> put(properties, method));
            }
            return properties;
        }

        private static void put(Map<RequirementId, Method> properties, Method method) {
            RequirementId id = method.getAnnotation(Verifies.class).value();
            Method other = properties.put(id, method);
            if (other != null) {
                throw new IllegalStateException(id + " has two properties: " + other + " and " + method);
            }
        }

        private static Map<RequirementId, RequirementCheck> named() {
            Map<RequirementId, RequirementCheck> checks = new EnumMap<>(RequirementId.class);
            PROPERTIES.forEach((id, method) -> checks.put(
                    id, RequirementCheck.by(method.getDeclaringClass().getSimpleName() + "." + method.getName())));
            return checks;
        }
    }
}
