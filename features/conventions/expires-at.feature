@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: Expires-at
  A signed request says until when it is valid, in seconds since 1970 by the clock of the server. Assay sends no time
  within a minute of either edge.

  In enrichment-v5: "second document / Authentication" (line 150), second point: `the same headers`; signing is not
    named
  In payments-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`
  In partners-v1: "second document / Authentication" (line 149), first point: `request signing as in the first
    document`

  @conventions/signing/expires-at-not-a-number @stated @implied-in:enrichment-v5
  Rule: An Expires-at that is not a UNIX timestamp is refused with ExpiresAtInvalid.
    Source: first document, "Authentication" (line 404), fourth point, on `Expires-at`: a UNIX timestamp; "Errors"
      (line 459), class `ExpiresAtInvalid`
    Needs: signing-client
    Faults: reads-expires-at-up-to-its-first-letter, reads-expires-at-in-hexadecimal

    Scenario: Any text that is no timestamp is refused
      Given a signed request that reads
      When it is sent many times, each with <an Expires-at that is no timestamp>
      Then the rule holds for every case

  @conventions/signing/expires-at-beyond-an-hour @stated @implied-in:enrichment-v5
  Rule: An Expires-at more than one hour in the future is refused with ExpiresAtInvalid.
    Source: first document, "Authentication" (line 404), fourth point, on `Expires-at`: `at most 1 hour ahead, else
      ExpiresAtInvalid`
    Needs: signing-client
    Note: Clocks may differ, so one minute before and after the full hour is not checked.
    Faults: takes-signing.horizonSeconds-as-7200, reads-a-long-expires-at-as-milliseconds

    Scenario: Any time further ahead is refused
      Given a signed request that reads
      When it is sent many times, each with <an Expires-at beyond the next hour>
      Then the rule holds for every case

  @conventions/signing/expires-at-within-the-hour @stated @implied-in:enrichment-v5
  Rule: On a correctly signed request, every Expires-at from now to one hour in the future is accepted.
    Source: first document, "Authentication" (line 404), fourth point, on `Expires-at`: `at most 1 hour ahead`
    Needs: signing-client
    Note: One minute at both ends is not checked.
    Faults: takes-signing.horizonSeconds-as-1800

    Scenario: Any time from now to an hour ahead is accepted
      Given a signed request that reads
      When it is sent many times, each with <an Expires-at within the next hour>
      Then the rule holds for every case

  @conventions/signing/expires-at-past @stated @implied-in:enrichment-v5
  Rule: A correctly signed request that arrives after its Expires-at is refused with RequestExpired.
    Source: first document, "Errors" (line 491), class `RequestExpired`: `request later than Expires-at`
    Needs: signing-client
    Faults: forgives-requests-an-hour-late, calls-RequestExpired-ExpiresAtInvalid, looks-at-no-signature-*

    Scenario: Any time in the past is refused
      Given a signed request that reads
      When it is sent many times, each with <an Expires-at in the past>
      Then the rule holds for every case

    Scenario: Every route refuses an Expires-at in the past
      Given all <routes>
      When it is sent with <an Expires-at of an hour ago>
      Then it is stopped as "RequestExpired"

  @conventions/signing/expired-when-repeated @stated @implied-in:enrichment-v5
  Rule: A correctly signed request that was accepted in time is refused with RequestExpired when it arrives again after its Expires-at.
    Source: first document, "Errors" (line 491), class `RequestExpired`: `request later than Expires-at`
    Needs: signing-client, control-clock
    Faults: takes-a-time-that-it-took-before

    Scenario: The same signature is good until its Expires-at alone
      Given a signed request that reads
      When it is sent <before its Expires-at, and again after it>
      Then it is refused as "RequestExpired"
