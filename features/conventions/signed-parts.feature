@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: What a signature covers
  A signature covers Expires-at, the method, the whole address with its query, and the exact bytes of the body. If one of
  them changes, the signature no longer matches. However they are written, a signature over what was sent matches.

  In enrichment-v5: "second document / Authentication" (line 150), second point: `the same headers`; signing is not
    named
  In payments-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`
  In partners-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`

  @conventions/signing/covers-expires-at @stated @implied-in:enrichment-v5
  Rule: The signature covers Expires-at.
    If Expires-at changes after signing, the request is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: the string that is signed,
      first part
    Needs: signing-client
    Faults: verifies-over-an-expires-at-just-before, verifies-a-few-seconds-around-expires-at

    Scenario: A signature over an Expires-at one second later does not match
      Given a signed request that reads
      When it is signed <over an Expires-at one second later>
      Then it is refused as "SignatureNotMatch"

    Scenario: A signature over any other Expires-at does not match
      Given a signed request that reads
      When it is sent many times, each with <a signature over another Expires-at>
      Then the rule holds for every case

  @conventions/signing/covers-method @stated @implied-in:enrichment-v5
  Rule: The signature covers the method.
    A signature made for another method is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: the string that is signed,
      second part
    Needs: signing-client
    Faults: verifies-over-put-for-post, verifies-over-any-method

    Scenario: A signature over another method does not match
      Given a signed request that reads
      When it is signed <over another method>
      Then it is refused as "SignatureNotMatch"

    Scenario: A signature over any other method does not match
      Given a signed request that writes
      When it is sent many times, each with <a signature over another method>
      Then the rule holds for every case

  @conventions/signing/method-in-upper-case @stated @implied-in:enrichment-v5
  Rule: The method is signed in upper case.
    A signature over the lower-case method is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `The method is upper case`
    Needs: signing-client
    Faults: verifies-over-a-method-in-lower-case

    Scenario: A signature over the method in lower case does not match
      Given a signed request that reads
      When it is signed <over its method in lower case>
      Then it is refused as "SignatureNotMatch"

  @conventions/signing/covers-path @stated @implied-in:enrichment-v5
  Rule: The signature covers the path.
    A signature made for another path is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `original_url is the full URL
      with its query`
    Needs: signing-client
    Faults: verifies-over-a-path-that-lacks-a-character

    Scenario: A signature over any other path does not match
      Given a signed request that writes
      When it is sent many times, each with <a signature over another path>
      Then the rule holds for every case

  @conventions/signing/covers-whole-address @stated @implied-in:enrichment-v5
  Rule: The signature covers the full URL, with scheme and host.
    A signature over the path alone is refused with SignatureNotMatch.
    Source: first document, "Authentication" (line 405), fourth point, on `Signature`: `original_url is the full URL
      with its query`
    Needs: signing-client
    Faults: verifies-over-the-path-too

    Scenario Outline: A signature <over> does not match
      Given a signed request that reads
      When it is signed <<over>>
      Then it is refused as "SignatureNotMatch"

      Examples:
        | over                             |
        | over its path alone              |
        | over its address at another host |
