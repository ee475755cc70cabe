@alone:clock @ais-v3 @ais-v4 @ais-v5 @ais-v6
Feature: How often a login is fetched in the background
  The payment services directive lets a provider be asked four times in 24 hours without its user. Which providers it
  binds is not shown, so the profile names one.

  @conventions/limits/four-background-fetches-accepted @stated @implied-in:ais-v3 @implied-in:ais-v4
  @implied-in:ais-v5
  Rule: At a payment-services-directive provider, 4 background fetches in 24 hours are accepted.
    Source: first document, "Limits" (line 514), row `Background fetches for payment-services-directive providers`
    Needs: directive-provider, control-clock
    Note: Each is sent when next_refresh_possible_at has passed.
    Faults: takes-refresh.backgroundLimit-as-3

    @conventions/limits/background-fetches-per-day @conventions/limits/background-fetches-after-a-day
    Scenario: The fifth background fetch in 24 hours is refused, and one a day later is accepted
      When a login is fetched in the background as often as a day allows, once more, and a day later
      Then <the last one that a day allows> is accepted [four-background-fetches-accepted]
      And it is refused as "BackgroundFetchLimitExceeded" [background-fetches-per-day]
      And <the one a day later> is accepted [background-fetches-after-a-day]

  @conventions/limits/background-fetches-per-day @stated @implied-in:ais-v3 @implied-in:ais-v4 @implied-in:ais-v5
  Rule: At a payment-services-directive provider, a fifth background fetch in 24 hours is refused with BackgroundFetchLimitExceeded.
    Source: first document, "Limits" (line 514), row `Background fetches for payment-services-directive providers`;
      "Errors" (line 440), class `BackgroundFetchLimitExceeded`
    Needs: directive-provider, control-clock
    Note: The interface does not show which providers these are, so the profile names one. Only version 6 calls a
      request a background refresh. In the other versions, it is implied that a refresh without its user is one.
    Faults: takes-refresh.backgroundLimit-as-5
    Variants: takes-no-refresh-for-one-in-the-background

  @conventions/limits/background-fetches-after-a-day @stated @implied-in:ais-v3 @implied-in:ais-v4 @implied-in:ais-v5
  Rule: When 24 hours have passed, a background fetch is accepted again.
    Source: first document, "Limits" (line 514), row `Background fetches for payment-services-directive providers`:
      `4 per 24 hours`; "Errors" (line 440), class `BackgroundFetchLimitExceeded`: more than that `in 24 hours`
    Needs: directive-provider, control-clock
    Faults: takes-refresh.backgroundHours-as-48
