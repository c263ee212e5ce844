package fc11;

import org.ndktck.api.*;

/** The message buffer of a reject still holds the data of the request; the data of the reject is put behind it. */
public final class SendsTheDataOfTheRequestBackAheadOfThatOfTheReject extends Base {
    @Override
    Layer layer() {
        return new Mine();
    }

    private static final class Mine extends Layer {
        @Override
        NtStatus reject(NdkConnectorDispatch r, NdkConnector o, RejectArgs a) {
            Data d = origin(o) == null || a.pPrivateData() == null || a.privateDataLength() == 0 ? null : data(r, o);
            if (d == null || d.bytes().length == 0) {
                return r.reject(o, a);
            }
            byte[] message = new byte[(int) Math.min(mostCalleeData, d.bytes().length + a.privateDataLength())];
            int lead = Math.min(d.bytes().length, message.length);
            System.arraycopy(d.bytes(), 0, message, 0, lead);
            a.pPrivateData().get(0, message, lead, message.length - lead);
            return r.reject(o, new RejectArgs(new Bytes(message), message.length));
        }
    }
}
