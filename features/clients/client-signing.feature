@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: A client signs its requests
  A signature covers the moment of expiry, the method, the address and the body.

  In enrichment-v5: "second document / Authentication" (line 150), second point: `the same headers`; signing is not
    named
  In payments-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`
  In partners-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`

  @clients/client-signing/live-requests-signed @stated @implied-in:enrichment-v5
  Rule: Each request of a client in live status is signed.
    Source: first document, "Authentication" (line 402), fourth point: `required for every request of a client in live
      status`

  @clients/client-signing/both-headers-sent @implied
  Rule: A request with Signature has Expires-at, and a request with Expires-at has Signature.
    Source: first document, "Authentication" (line 404), fourth point, on `Expires-at` and `Signature`; fifth point:
      `MissingExpiresAt`, `MissingSignature`

  @clients/client-signing/signature-fits @stated @implied-in:enrichment-v5
  Rule: The signature is made with the registered key over the time, the method, the whole address and the body as sent.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`:
      `Expires-at|REQUEST_METHOD|original_url|post_body`

  @clients/client-signing/expires-within-an-hour @stated @implied-in:enrichment-v5
  Rule: Expires-at is a UNIX timestamp at most one hour ahead.
    Source: first document, "Authentication" (line 404), fourth point, on `Expires-at`: `at most 1 hour ahead`

  @clients/client-signing/sent-before-expiry @implied
  Rule: A signed request arrives before the time that its Expires-at names.
    Source: first document, "Authentication" (line 404), fourth point, on `Expires-at`: `when the request expires`;
      fifth point: `RequestExpired`

  @clients/client-signing/a-minute-ahead @open
  Rule: The document suggests an Expires-at one minute ahead. It does not say that a client must send it.
    Source: first document, "Authentication" (line 404), fourth point, on `Expires-at`: `one minute ahead is
      suggested`

  @clients/client-signing/private-key-stays @stated @implied-in:enrichment-v5
  Rule: The private key stays on the server of the client.
    Source: first document, "Authentication" (line 403), fourth point: `the private key stays on the client's server`
    Note: The sandbox sees whether a private key comes in a request. It cannot see where else the key is.

  @clients/client-signing/certificate-fingerprint @stated @implied-in:enrichment-v5
  Rule: The client checks the fingerprint of the server certificate on each connection.
    Source: first document, "Authentication" (line 395), sixth point: the fingerprint of the server certificate
    Not checkable: A server does not see what a client checks.
