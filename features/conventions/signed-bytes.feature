@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: The exact bytes that are signed
  Query and body are signed as they are sent, byte for byte. A server that normalises them before it verifies refuses
  good clients, or accepts requests that were changed on the way.

  In enrichment-v5: "second document / Authentication" (line 150), second point: `the same headers`; signing is not
    named
  In payments-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`
  In partners-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`

  @conventions/signing/covers-query @stated @implied-in:enrichment-v5
  Rule: The signature covers the query.
    A signature made without the query or for another query is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `original_url is the full URL
      with its query`
    Needs: signing-client
    Faults: verifies-over-a-query-that-lacks-a-character, verifies-over-an-address-without-query,
      remembers-signatures-that-fitted

    Scenario: A signature over its address without the query does not match
      Given a signed request that reads
      When it is signed <over its address without the query>
      Then it is refused as "SignatureNotMatch"

    Scenario: A signature that fitted another query before does not match
      Given a signed request that reads
      When it is signed <as the same request with another query before it>
      Then it is refused as "SignatureNotMatch"

    Scenario: A signature over any other query does not match
      Given a signed request that reads
      When it is sent many times, each with <a signature over another query>
      Then the rule holds for every case

  @conventions/signing/covers-body @stated @implied-in:enrichment-v5
  Rule: The signature covers the body.
    If any byte of the body changes after signing, the request is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: the string that is signed,
      fourth part
    Needs: signing-client
    Faults: verifies-over-a-rewritten-body-too, verifies-over-no-body-too, verifies-forms-over-no-body-too,
      deletes-over-a-body-with-a-space-more,
      remembers-signatures-that-fitted

    Scenario: A signature that fitted another body before does not match
      Given a signed request that writes
      When it is signed <as the same request with another body before it>
      Then it is refused as "SignatureNotMatch"

    Scenario: A signature over any other body does not match
      Given a signed request that writes
      When it is sent many times, each with <a signature over another body>
      Then the rule holds for every case

    @ais-v3 @ais-v4 @ais-v5
    Scenario: A signature over no body does not match a form with a file
      Given a signed request with a file
      When it is signed <over no body>
      Then it is refused as "SignatureNotMatch"

    Scenario: No route that writes takes a signature over another body
      Given all <writing routes>
      When it is sent with <a signature over its body with a space more>
      Then it is stopped as "SignatureNotMatch"

  @conventions/signing/empty-body-signed-as-empty @stated @implied-in:enrichment-v5
  Rule: For GET and for an empty body, the body part of the signed string is empty.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `post_body is empty for GET or
      an empty body`
    Needs: signing-client
    Faults: verifies-no-body-as-an-empty-object-too

    Scenario: A signature that ends with the last bar is accepted
      Given a signed request that reads
      When it is sent with a corrupt signature and then with the right one
      Then <only the right> signature is accepted

    Scenario: A signature over an empty object in place of no body does not match
      Given a signed request that reads
      When it is signed <over an empty object as its body>
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/exact-bytes @stated @implied-in:enrichment-v5
  Rule: A signature over the exact bytes of the body is accepted, whatever spacing, escapes, key order and non-ASCII letters the JSON has.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `post_body` is part of the
      string that is signed
    Needs: signing-client
    Faults: verifies-over-a-rewritten-body, verifies-over-text-beyond-ascii-as-latin-1,
      verifies-over-a-body-with-composed-letters, verifies-slashes-without-their-escapes

    Scenario: With any spacing, escapes, order of keys and text, the signature over the bytes is accepted
      Given a signed request that writes
      When it is sent many times, each with <its body written in another way>
      Then the rule holds for every case

  @conventions/signing/exact-address @stated @implied-in:enrichment-v5
  Rule: A signature over the exact URL is accepted, whatever parameters its query has, in whatever order.
    Examples are repeated parameters, empty values and escapes.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `original_url is the full URL
      with its query`
    Needs: signing-client
    Faults: verifies-over-a-sorted-query

    Scenario: With any parameters beside, the signature over the address is accepted
      Given a signed request that reads
      When it is sent many times, each with <further parameters in its query>
      Then the rule holds for every case

  @conventions/signing/exact-spelling @implied
  Rule: A signature over the exact URL is accepted, however its query is spelled.
    Examples are escapes in lower case, escapes of letters, names without a value and empty pieces.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `original_url is the full URL
      with its query`
    Needs: signing-client
    Note: A gateway before the target may rewrite such a query to one that means the same, and the document does not say
      that it must not. That is arguable, so it gets a warning and does not fail.
    Faults: verifies-over-a-tidied-query
    Variants: normalises-queries-before-it-verifies

    Scenario: With any unusual query, the signature over the address is accepted
      Given a signed request that reads
      When it is sent many times, each with <its query written in another way>
      Then the rule holds for every case

  @conventions/signing/end-of-address @implied
  Rule: A slash at the end of the path and a question mark without a query are part of the signed URL.
    A signature over the URL with such a sign added is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `original_url is the full URL
      with its query`
    Needs: signing-client
    Note: Programs often remove these signs before they verify a signature. That is arguable, so it gets a warning and
      does not fail.
    Faults: verifies-over-a-path-with-a-slash-more, verifies-over-an-address-with-a-question-mark-more,
      verifies-without-a-question-mark-alone
    Variants: ignores-the-end-of-addresses, normalises-queries-before-it-verifies

    Scenario Outline: A signature <over> does not match
      Given a request of the "main" client, <signed>
      When it is signed <<over>>
      Then it is refused as "SignatureNotMatch"

      Examples:
        | over                                          |
        | over its address with a further slash         |
        | over its address with a further question mark |

    Scenario: With a question mark alone at its end, the signature over the address is accepted
      Given a signed request that writes
      And its address ends with a question mark
      When it is sent with a corrupt signature and then with the right one
      Then <only the right> signature is accepted
