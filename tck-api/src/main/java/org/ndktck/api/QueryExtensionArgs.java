package org.ndktck.api;

import java.util.UUID;

/**
 * The parameters of {@code NDK_FN_QUERY_EXTENSION_INTERFACE} after the object, in C order.
 *
 * @param extensionInterfaceId [in] the GUID asked for; no standard one exists (QEI-03)
 * @param extensionInterfaceVersion [in] the version asked for
 * @param pExtensionInterface [out] receives the table when the answer is STATUS_SUCCESS (QEI-04)
 */
public record QueryExtensionArgs(
        UUID extensionInterfaceId, NdkVersion extensionInterfaceVersion, ObjectPointer<Object> pExtensionInterface) {}
