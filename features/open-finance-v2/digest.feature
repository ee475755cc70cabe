Feature: The Digest of a request
  Every request has a Digest: the SHA-256 of its body, with LF for CRLF and without blanks at its ends. A request without
  a body has the Digest of no bytes. Assay sends bodies in that form, so that the bytes sent are the bytes hashed.

  @open-finance-v2/digest/required @stated
  Rule: A request without Digest is refused.
    Source: second document, "Authentication" (line 151), third point: `Each request carries x-jws-signature and
      Digest`; "Open-finance errors" (line 212), row `FORMAT_ERROR`: `missing attribute`
    Note: The document names no code for a missing header. FORMAT_ERROR, SIGNATURE_INVALID and SIGNATURE_MISSING are
      all accepted.
    Faults: needs-no-digest, needs-no-digest-to-read

    Scenario: A request without Digest is refused
      Given a JWS-signed request that writes
      When it is sent without the header "Digest"
      Then it is refused with "FORMAT_ERROR or SIGNATURE_INVALID or SIGNATURE_MISSING"

    Scenario: A request without a body and without Digest is refused
      Given a JWS-signed request that reads under a valid consent
      When it is sent without the header "Digest"
      Then it is refused with "FORMAT_ERROR or SIGNATURE_INVALID or SIGNATURE_MISSING"

  @open-finance-v2/digest/of-the-body @stated
  Rule: A Digest that does not match the body is refused.
    Source: second document, "Authentication" (line 153), `Digest rule`: `hash of the exact body bytes sent`; "Open-finance
      errors" (line 212), row `FORMAT_ERROR`: `body or header fails validation`
    Note: The document does not give the code. SIGNATURE_INVALID and FORMAT_ERROR are both accepted.
    Faults: takes-openFinance.digest.compared-as-false, compares-no-digest-of-nothing,
      compares-the-beginning-of-digests

    Scenario Outline: A request signed <how> is refused
      Given a JWS-signed request that writes
      When it is signed <<how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                                  |
        | with a Digest of another body        |
        | with another last byte in its Digest |
        | with the Digest of nothing           |
        | with the Digest of {}                |
        | with the Digest of null              |

    Scenario: A request without a body that has the Digest of one is refused
      Given a JWS-signed request that reads under a valid consent
      When it is signed <with a Digest of another body>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

  @open-finance-v2/digest/of-exact-bytes @stated
  Rule: A Digest of the exact bytes of the body is accepted, whatever valid form the JSON has.
    Source: second document, "Authentication" (line 153), `Digest rule`: `the exact body bytes sent`
    Note: The bodies of the check have LF line ends and no spaces at the start or end. For them, both readings of the
      rule give the same Digest.
    Faults: hashes-bodies-without-blanks, wants-digests-in-hexadecimal, hashes-the-first-kilobyte,
      hashes-bodies-as-latin-1

    Scenario: A Digest in the documented form is accepted
      Given a JWS-signed request
      When it is sent, and with its Digest in other forms where that is refused
      Then its <Digest in the documented form> is accepted

    Scenario: A body with a text beyond ASCII is not refused for its Digest
      Given a JWS-signed request that writes
      When it is sent with <a text beyond ASCII in its body>
      Then its signature is not refused

    Scenario: However its JSON is written, a body is accepted with its Digest
      Given a JWS-signed request that writes
      When it is sent many times, each with <its body written in another way>
      Then the rule holds for every case

  @open-finance-v2/digest/of-an-empty-body @stated
  Rule: A request without a body has the Digest of the empty string and is accepted with it.
    Source: second document, "Authentication" (line 153), `Digest rule`: `An empty body still needs a Digest`
    Needs: open-finance-consent
    Faults: knows-no-digest-of-nothing

    Scenario: A request without a body is accepted with the Digest of no bytes
      Given a JWS-signed request that reads under a valid consent
      When it is sent
      Then its "signature" is accepted

  @open-finance-v2/digest/form @implied
  Rule: A Digest that is not `SHA-256=` followed by the hash in base64 is refused, even if the hash is right and the signature covers the Digest.
    Source: second document, "Authentication" (line 153), `Digest rule`: `SHA-256=` and base64; what another form gets
      is not said
    Note: The document does not give the code. SIGNATURE_INVALID and FORMAT_ERROR are both accepted.
    Faults: takes-digests-in-any-form
    Variants: digests-in-other-spellings

    Scenario Outline: A right hash <how> is refused, though it is signed
      Given a JWS-signed request that writes
      When it is signed <with its Digest <how>>
      Then it is refused with "SIGNATURE_INVALID or FORMAT_ERROR"

      Examples:
        | how                              |
        | without its algorithm            |
        | with its algorithm in lower case |
        | in hexadecimal                   |
        | in small letters                 |
