Feature: Limits of requests per second
  Some routes serve a number of requests per second to one address, and no more. A client that keeps below the limit is
  never turned away, and one that does not is told so in a way that programs understand. All of it is told from measured
  moments: neither a slow machine nor a slow network changes a verdict.

  @conventions/rate-limits/served-below-the-limit
  Rule: Requests just below the limit are served

    Scenario: Requests spread evenly, just below the limit of their route, are all served
      Given the routes that have a limit
      When each is asked evenly, just below its limit
      Then none is limited

  @conventions/rate-limits/served-at-any-pace-below
  Rule: How the requests lie within a second does not matter

    Scenario: For any moments of sending that keep each second below the limit, every request is served
      Given the routes that have a limit
      Then none is limited, however requests lie below the limit

  @conventions/rate-limits/limited-above-the-limit
  Rule: Requests above the limit are refused

    Scenario: Of a burst no more is served than the limit allows
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then no more is served than the limit allows

  @conventions/rate-limits/limited-with-429
  Rule: Too many requests are refused with status 429

    Scenario: Refusals in a burst have the status of too many requests
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then the rest is refused with status 429

  @conventions/rate-limits/limited-as-rate-limit-exceeded
  Rule: Too many requests are refused as RateLimitExceeded

    Scenario: Refusals in a burst have the class of an exceeded limit
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then the rest is refused as RateLimitExceeded

  @conventions/rate-limits/message-states-the-limit
  Rule: The message of a refusal states the limit of its route

    Scenario: Refusals on routes with a limit of 5 name it
      Given the routes that have a limit
      When each gets a burst far above its limit
      Then the message of a limit of 5 states it
