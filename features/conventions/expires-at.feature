Feature: Expires-at
  A signed request says until when it is good, in seconds since 1970 and by the clock of the server. A minute at both
  edges is left unjudged.

  @conventions/signing/expires-at-not-a-number
  Rule: Expires-at is a UNIX timestamp

    Scenario: Every text that is no timestamp is refused
      Given a signed request that reads
      Then its Expires-at is judged as no timestamp

  @conventions/signing/expires-at-beyond-an-hour
  Rule: Expires-at lies at most an hour ahead

    Scenario: Every time further ahead is refused
      Given a signed request that reads
      Then its Expires-at is judged as beyond the hour

  @conventions/signing/expires-at-within-the-hour
  Rule: Until an hour ahead every Expires-at is accepted

    Scenario: Every time from now to an hour ahead is accepted
      Given a signed request that reads
      Then its Expires-at is judged as within the hour

  @conventions/signing/expires-at-past
  Rule: A request that comes later than its Expires-at is refused

    Scenario: Every time in the past is refused
      Given a signed request that reads
      Then its Expires-at is judged as in the past
