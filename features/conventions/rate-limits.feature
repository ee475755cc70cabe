@alone @waits
Feature: Limits of requests per second
  Some routes serve a number of requests per second to one address, and no more. A client that stays below the limit is
  never refused for it, and one that does not is refused in a way that programs understand. Assay measures when each
  request is sent and answered, so that neither a slow machine nor a slow network changes a verdict.

  @conventions/rate-limits/served-below-the-limit
  Rule: Requests just below the limit are served

    Scenario: Requests at an even pace just below the limit of their route are all served
      Given the routes that have a limit
      When each is requested evenly, just below its limit
      Then every request is served

  @conventions/rate-limits/served-at-any-pace-below
  Rule: The moments of the requests within a second do not matter

    Scenario: In any rhythm that keeps every second below the limit, all requests are served
      Given the routes that have a limit
      When each is requested in many rhythms below its limit
      Then the rule holds for every case

  @conventions/rate-limits/limited-above-the-limit
  Rule: Requests above the limit are refused

    Scenario: Of a burst no more is served than the limit allows
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then no more is served than the limit allows

  @conventions/rate-limits/limited-with-429
  Rule: Too many requests are refused with status 429

    Scenario: Refusals in a burst have status 429
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then the rest is refused with status 429

  @conventions/rate-limits/limited-as-rate-limit-exceeded
  Rule: Too many requests are refused as RateLimitExceeded

    Scenario: Refusals in a burst have the class RateLimitExceeded
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then the rest is refused as RateLimitExceeded

  @conventions/rate-limits/message-states-the-limit
  Rule: The message of a refusal states the limit of its route

    Scenario: Refusals on routes with a limit of 5 state it
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then the messages on routes with a limit of 5 state it
