import java.nio.file.*;
import java.security.*;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

public class Sign {
    static String signature(String pem, String expiresAt, String method, String address, byte[] body) throws Exception {
        byte[] der = Base64.getMimeDecoder().decode(pem.replaceAll("-----[A-Z ]+-----", ""));
        PrivateKey key = KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(der));
        Signature signer = Signature.getInstance("SHA256withRSA");
        signer.initSign(key);
        signer.update((expiresAt + "|" + method + "|" + address + "|").getBytes("UTF-8"));
        signer.update(body);
        return Base64.getEncoder().encodeToString(signer.sign());
    }

    public static void main(String[] args) throws Exception {
        byte[] body = System.in.readAllBytes();
        System.out.println(signature(Files.readString(Path.of(args[0])), args[1], args[2], args[3], body));
    }
}
