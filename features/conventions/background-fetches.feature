@alone:clock
Feature: How often a login is fetched in the background
  The payment services directive lets a provider be asked four times in 24 hours without its user. Which providers it
  binds is not shown, so the profile names one.

  @conventions/limits/four-background-fetches-accepted @conventions/limits/background-fetches-per-day
  @conventions/limits/background-fetches-after-a-day
  Rule: A login is fetched in the background four times in 24 hours, and not five times

    Scenario: The fifth background fetch in 24 hours is refused, and one a day later is accepted
      When a login is fetched in the background as often as a day allows, once more, and a day later
      Then all that a day allows are accepted [four-background-fetches-accepted]
      And it is refused as BackgroundFetchLimitExceeded [background-fetches-per-day]
      And the one a day later is accepted [background-fetches-after-a-day]
