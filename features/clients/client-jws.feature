@open-finance-v2
Feature: A client signs by detached JWS
  In open finance each request carries a digest and a signature in its headers.

  @clients/client-jws/certificates-valid @stated
  Rule: The client presents a valid website certificate and signs with a valid seal certificate.
    Source: second document, "Authentication" (line 151), third point: `qualified website certificate`;
      `x-jws-signature rule`, second point: `qualified seal certificate`

  @clients/client-jws/both-headers-sent @stated
  Rule: Each request carries x-jws-signature and Digest, also without a body.
    Source: second document, "Authentication" (line 151), third point: `Each request carries x-jws-signature and
      Digest`

  @clients/client-jws/digest-fits @stated
  Rule: Digest is SHA-256= and the base64 of the SHA-256 hash of the body as sent.
    Source: second document, "Authentication" (line 153), `Digest rule`: `exact body bytes sent`

  @clients/client-jws/digest-recomputed @stated
  Rule: The client computes the Digest again after every change of the body.
    Source: second document, "Authentication" (line 153), `Digest rule`: `Recompute after every body change`

  @clients/client-jws/detached-form @stated
  Rule: The signature header has three segments, and the middle one is empty.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, fifth point: `empty middle segment`

  @clients/client-jws/protected-header @stated
  Rule: The protected header has the typ, alg, b64 and crit that the rule names, and its sigD has mId.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `typ = JOSE; alg =
      RS256; b64 = false`
    Note: The document does not give the text of the identifier that mId holds, so any text counts.

  @clients/client-jws/signed-headers-in-order @stated
  Rule: The pars of sigD name the signed headers of the request in the order of the rule.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, first point: `in this order`

  @clients/client-jws/time-of-signature @stated
  Rule: The sigT of a signature is a UTC time without milliseconds.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `YYYY-MM-DDThh:mm:ssZ
      without milliseconds`

  @clients/client-jws/audience @stated
  Rule: The aud of a signature is the method, a space and the path that starts at /v2.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, second point: `the path starting at
      /v2`

  @clients/client-jws/signature-fits @stated
  Rule: The signature verifies over the protected header and the signed headers as sent.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, fourth point: `sign with the seal
      certificate's private key`

  @clients/client-jws/branches-on-code @stated
  Rule: The client decides by the code of a message, not by its text.
    Source: second document, "Errors / Open-finance errors" (line 208), first paragraph: `Clients branch on`
    Not checkable: A server does not see what a client decides by.
