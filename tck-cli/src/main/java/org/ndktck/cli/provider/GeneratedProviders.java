package org.ndktck.cli.provider;

import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import org.ndktck.api.provider.NdkProvider;
import org.ndktck.engine.RunException;

/** Providers whose names begin alike, thousands of them: one class makes each from its name. */
final class GeneratedProviders {

    private static final String RESOURCE = "META-INF/ndk-tck/families.index";
    private static final int FIELDS = 2;

    private GeneratedProviders() {}

    /**
     * Makes a provider of a family.
     *
     * @param name its name
     * @param loader where to look
     * @return the provider; nothing if no family has such names
     * @throws RunException if a list is malformed, or the family has no provider of that name
     */
    static Optional<NdkProvider> make(String name, ClassLoader loader) throws RunException {
        for (ProviderIndex.Line line : ProviderIndex.lines(loader, RESOURCE)) {
            String[] fields = line.text().split("\t", -1);
            if (fields.length != FIELDS) {
                throw new RunException("the list of families has a malformed line at " + line.place()
                        + "; it needs prefix and class, separated by a tab");
            }
            if (name.startsWith(fields[0])) {
                return Optional.of(make(name, fields[1], loader));
            }
        }
        return Optional.empty();
    }

    private static NdkProvider make(String name, String className, ClassLoader loader) throws RunException {
        try {
            return Class.forName(className, false, loader)
                    .asSubclass(NdkProvider.class)
                    .getDeclaredConstructor(String.class)
                    .newInstance(name);
        } catch (InvocationTargetException e) {
            throw new RunException(String.valueOf(e.getTargetException().getMessage()), e);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw new RunException(
                    "the list of families names " + className + ", which cannot be made from a name;"
                            + " put the whole jar of that list on the class path",
                    e);
        }
    }
}
