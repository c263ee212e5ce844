package org.ndktck.catalog;

import java.io.ByteArrayOutputStream;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All requirements and readings. Immutable; one instance serves every thread.
 */
public final class Catalog {

    private final Map<RequirementId, Requirement> requirements;
    private final Map<ReadingId, Reading> readings;

    private Catalog(Map<RequirementId, Requirement> requirements, Map<ReadingId, Reading> readings) {
        this.requirements = requirements;
        this.readings = readings;
    }

    /**
     * Gives the catalogue, which is read from its resources once.
     *
     * @return the catalogue, complete: a row for every {@link RequirementId}, and every
     *     {@link ReadingId}
     * @throws ExceptionInInitializerError if a resource is missing, a key is missing or a value is not one
     *     of those permitted; the cause names the resource and the key
     */
    public static Catalog load() {
        return Loaded.CATALOG;
    }

    /**
     * Gives what the catalogue is made from, so that others can tell whether theirs is the same.
     *
     * @return the bytes of its resources, one after the other
     */
    public static byte[] source() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Section section : Section.values()) {
            all.writeBytes(CatalogResource.bytes(CatalogResource.nameOf(section)));
        }
        all.writeBytes(CatalogResource.bytes(CatalogResource.READINGS));
        return all.toByteArray();
    }

    private static Catalog read() {
        Map<RequirementId, Requirement> rows = new EnumMap<>(RequirementId.class);
        for (Section section : Section.values()) {
            CatalogResource resource = CatalogResource.ofSection(section);
            for (RequirementId id : idsOf(section)) {
                rows.put(id, resource.requirement(id));
            }
        }
        CatalogResource resource = CatalogResource.readings();
        Map<ReadingId, Reading> readings = new EnumMap<>(ReadingId.class);
        for (ReadingId id : ReadingId.values()) {
            readings.put(id, resource.reading(id));
        }
        return new Catalog(Collections.unmodifiableMap(rows), Collections.unmodifiableMap(readings));
    }

    private static Set<RequirementId> idsOf(Section section) {
        Set<RequirementId> ids = EnumSet.allOf(RequirementId.class);
        ids.removeIf(id -> id.section() != section);
        return ids;
    }

    /**
     * Gives one row.
     *
     * @param id its id
     * @return the row
     */
    public Requirement requirement(RequirementId id) {
        Requirement row = requirements.get(id);
        if (row == null) {
            throw new IllegalStateException("the catalogue has no row " + id);
        }
        return row;
    }

    /**
     * Gives all rows in the order of their ids.
     *
     * @return the rows
     */
    public List<Requirement> requirements() {
        return List.copyOf(requirements.values());
    }

    /**
     * Gives all readings in the order of their ids.
     *
     * @return the readings
     */
    public List<Reading> readings() {
        return List.copyOf(readings.values());
    }

    /**
     * Gives one reading.
     *
     * @param id its id
     * @return the reading
     */
    public Reading reading(ReadingId id) {
        Reading reading = readings.get(id);
        if (reading == null) {
            throw new IllegalStateException("the catalogue has no reading " + id);
        }
        return reading;
    }

    /**
     * Counts the MUSTs that bind a provider.
     *
     * @return how many
     */
    public int providerMusts() {
        return (int) requirements.values().stream()
                .filter(Requirement::isProviderMust)
                .count();
    }

    /**
     * Gives every requirement that follows from one of the given ones, directly or over others.
     *
     * @param blamed the requirements that were broken
     * @return the derived ones, without the given ones, in the order of their ids
     */
    public Set<RequirementId> derivedFrom(Set<RequirementId> blamed) {
        Set<RequirementId> derived = EnumSet.noneOf(RequirementId.class);
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Requirement row : requirements.values()) {
                boolean follows =
                        row.followsFrom().stream().anyMatch(id -> blamed.contains(id) || derived.contains(id));
                grew |= follows && !blamed.contains(row.id()) && derived.add(row.id());
            }
        }
        return derived;
    }

    /** What is read when it is first asked for. */
    private static final class Loaded {

        static final Catalog CATALOG = read();
    }
}
