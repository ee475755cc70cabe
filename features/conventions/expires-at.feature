Feature: Expires-at
  A signed request says until when it is valid, in seconds since 1970 by the clock of the server. Assay sends no time
  within a minute of either edge.

  @conventions/signing/expires-at-not-a-number
  Rule: Expires-at is a UNIX timestamp

    Scenario: Any text that is no timestamp is refused
      Given a signed request that reads
      When it is sent with many values of Expires-at that are no timestamp
      Then the rule holds for every case

  @conventions/signing/expires-at-beyond-an-hour
  Rule: Expires-at is at most an hour ahead

    Scenario: Any time further ahead is refused
      Given a signed request that reads
      When it is sent with many values of Expires-at beyond the next hour
      Then the rule holds for every case

    Scenario: Every route refuses an Expires-at beyond the next hour
      Given every route
      When it is sent with an Expires-at two hours ahead, then rightly signed
      Then it is stopped as ExpiresAtInvalid

  @conventions/signing/expires-at-within-the-hour
  Rule: An Expires-at within the next hour is accepted

    Scenario: Any time from now to an hour ahead is accepted
      Given a signed request that reads
      When it is sent with many values of Expires-at within the next hour
      Then the rule holds for every case

  @conventions/signing/expires-at-past
  Rule: A request that arrives after its Expires-at is refused

    Scenario: Any time in the past is refused
      Given a signed request that reads
      When it is sent with many values of Expires-at in the past
      Then the rule holds for every case

    Scenario: Every route refuses an Expires-at in the past
      Given every route
      When it is sent with an Expires-at of an hour ago, then rightly signed
      Then it is stopped as RequestExpired
