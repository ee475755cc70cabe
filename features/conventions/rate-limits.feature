@alone @waits @ais-v5 @enrichment-v5 @partners-v1
Feature: Limits of requests per second
  Some routes serve a number of requests per second to one address, and no more. A client that stays below the limit is
  never refused for it, and one that does not is refused in a way that programs understand. Assay measures when each
  request is sent and answered, so that neither a slow machine nor a slow network changes a verdict.

  @conventions/rate-limits/served-below-the-limit @stated
  Rule: If requests are evenly spread and stay below the rate limit of their route (5 or 10 per second), none is refused because of the limit.
    Source: second document, "Limits" (line 227), rows `Rate limit`: 5 and 10 requests per second per IP
    Note: The document does not say whether each route has its own limit or all routes share one, or how a second is
      counted. A refusal counts only if no way of counting justifies it.
    Faults: serves-one-request-a-second-less, limits-lists-like-learning

    Scenario: Requests at an even pace just below the limit of their route are all served
      Given the routes that have a limit
      When each is requested <evenly, just below its limit>
      Then <every request> is served

  @conventions/rate-limits/served-at-any-pace-below @implied
  Rule: If no second contains more requests than the rate limit, no request is refused because of the limit.
    Source: second document, "Limits" (line 227), rows `Rate limit`: 5 and 10 requests per second; how a second is
      counted is not said
    Note: A target may spread the limit evenly over the second, so that it refuses the second of two simultaneous
      requests. It gets a warning and does not fail.
    Faults: serves-few-requests-at-once

    Scenario: In any rhythm that keeps every second below the limit, all requests are served
      Given the routes that have a limit
      When each is requested <at once and ever more slowly, below its limit>
      Then <every request of any rhythm> is served

  @conventions/rate-limits/limited-above-the-limit @stated
  Rule: In a burst of requests, the server accepts no more requests than the rate limit of the route.
    Source: second document, "Limits" (line 227), rows `Rate limit`: 5 and 10 requests per second per IP
    Needs: exceeding-limits
    Note: Up to twice the limit is accepted within a second, because a burst may span two counted seconds.
    Faults: limits-no-learning, limits-no-deletions, serves-a-fifth-more-than-the-limit, serves-three-times-the-limit,
      counts-the-requests-of-each-address-with-its-query

    Scenario: Of a burst no more is served than the limit allows
      Given the routes that have a limit
      When each is requested <in a burst far above its limit>
      Then <no more than the limit> is served

  @conventions/rate-limits/limited-with-429 @stated
  Rule: A request above the rate limit is refused with status 429.
    Source: second document, "Limits" (line 229), row `Exceeding a rate limit`: `status 429`
    Needs: exceeding-limits
    Faults: takes-rateLimits.status-as-400

    Scenario: Refusals in a burst have status 429
      Given the routes that have a limit
      When each is requested <in a burst far above its limit>
      Then the rest is refused with <the status 429>

  @conventions/rate-limits/limited-as-rate-limit-exceeded @stated
  Rule: A request above the rate limit is refused with RateLimitExceeded.
    Source: second document, "Limits" (line 229), row `Exceeding a rate limit`: `class RateLimitExceeded`
    Needs: exceeding-limits
    Faults: takes-rateLimits.errorClass-as-TooManyRequests

    Scenario: Refusals in a burst have the class RateLimitExceeded
      Given the routes that have a limit
      When each is requested <in a burst far above its limit>
      Then the rest is refused with <the class RateLimitExceeded>

  @conventions/rate-limits/served-after-the-limit @implied
  Rule: Once the limited second is over, a request to the route is served again.
    Source: second document, "Limits" (line 227), rows `Rate limit`: requests per second; what follows a second with
      too many is not said
    Needs: exceeding-limits
    Note: Checked two seconds after a burst, so that the way of counting a second makes no difference. A target that
      refuses for longer gets a warning and does not fail.
    Faults: shuts-out-whoever-exceeds-a-limit

    Scenario: After a burst a route serves again
      Given the routes that have a limit
      When each is requested <in a burst far above its limit>
      Then <a request two seconds later> is served

  @conventions/rate-limits/message-states-the-limit @stated @enrichment-v5
  Rule: On a route with a rate limit of 5 requests per second, the error message states this limit.
    Source: second document, "Errors / Data enrichment error body" (line 204), class `RateLimitExceeded`: `body
      message states the 5 requests per second per IP limit`
    Needs: exceeding-limits
    Note: The document does not give the exact message. The number must appear, in digits or as a word. For the routes
      with a limit of 10, the document does not say what the message contains.
    Faults: states-no-limit, states-the-limit-of-lists

    Scenario: Refusals on routes with a limit of 5 state it
      Given the routes that have a limit
      When each is requested <in a burst far above its limit>
      Then the rest is refused with <a message that states a limit of 5>

  @conventions/rate-limits/counted-per-address @stated
  Rule: The rate limit counts requests per IP address.
    Source: second document, "Limits" (line 227), rows `Rate limit`: `per IP`
    Needs: exceeding-limits, second-address
    Note: While one address exceeds a limit, another keeps below it.
    Faults: counts-all-addresses-together, counts-a-client-wherever-it-is

    Scenario: While one address exceeds a limit, another is served
      Given the routes that have a limit
      When each is requested <in a burst far above its limit>
      Then <another address at the same time> is served

  @conventions/rate-limits/clients-counted-together @implied
  Rule: Clients at one IP address share the rate limit of a route.
    Source: second document, "Limits" (line 227), rows `Rate limit`: `per IP`, whoever sends them
    Needs: exceeding-limits, second-client
    Note: While one client exceeds the limit of a route that reads, another keeps below it. A target that counts each
      client of an address alone gets a warning.
    Faults: counts-each-client-of-an-address
    Variants: counts-by-client

    Scenario: Two clients of one address exceed a limit together
      Given the routes that have a limit
      When each is requested <in a burst far above its limit>
      Then <two clients of an address> are served no more than one
