package org.ndktck.report.json;

/**
 * Who was judged, as the file has it.
 *
 * @param name the name users select the provider by
 * @param vendor who makes it
 * @param version its version
 */
public record ProviderDocument(String name, String vendor, String version) {}
