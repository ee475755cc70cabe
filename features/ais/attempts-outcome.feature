Feature: The outcome of an attempt
  An attempt that has ended shows that it is finished, how it ended, and the settings that were sent. The documents demand
  none of these fields: only fields that a target shows are checked.

  @ais/attempts/ends
  Rule: An attempt ends

    Scenario: The attempt of a fetch that is over is finished
      Given a login whose fetch succeeded
      When its newest attempt is shown
      Then the attempt is finished

  @ais/attempts/outcome-of-success
  Rule: A successful attempt has success_at and no fail_at

    Scenario: The attempt with right credentials succeeded
      Given a login whose fetch succeeded
      When its newest attempt is shown
      Then the attempt succeeded

  @ais/attempts/outcome-of-failure
  Rule: A failed attempt has fail_at and a documented class

    Scenario: The attempt with wrong credentials failed
      Given a login whose fetch failed
      When its newest attempt is shown
      Then the attempt failed with a documented class

  @ais/attempts/settings-kept
  Rule: An attempt shows the settings that were sent

    Scenario: Settings that differ from every default are shown as they were sent
      When the attempt is shown of a login with the settings:
        | locale         | de                           |
        | categorization | business                     |
        | fetch_scopes   | ["accounts", "transactions"] |
        | from_date      | <40 days ago>                |
        | to_date        | <3 days ago>                 |
      Then the attempt shows the settings that were sent

  @ais/attempts/last-stage-is-last
  Rule: last_stage is the newest stage

    Scenario: The last stage of a finished attempt is the newest of its stages
      Given a login whose fetch succeeded
      When its newest attempt is shown
      Then its last_stage is the newest of its stages
