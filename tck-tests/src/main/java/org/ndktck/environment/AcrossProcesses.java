package org.ndktck.environment;

/**
 * Marks opened adapters of which one is in another process: what happens on the two sides has no one order, and only what
 * needs none is judged.
 */
public interface AcrossProcesses {}
