package org.ndktck.faulty.hostile;

import org.ndktck.api.provider.ProviderIdentity;
import org.ndktck.faulty.Hostile;

/** Its name, vendor and version are full of markup, quotes and the ends of sections. */
@Hostile(exit = 0)
public final class HasMarkupInItsIdentity extends AroundTheReference {

    private static final String MARKUP = "</script></style><script>alert(1)</script>&nbsp;&#0;]]>-->\"'`${7*7}|<b>";

    @Override
    public ProviderIdentity identity() {
        return new ProviderIdentity("hostile:" + MARKUP, MARKUP, MARKUP);
    }
}
