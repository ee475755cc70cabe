Feature: What an attempt tells of its fetch
  An attempt that has ended says so, says how, and keeps the settings with which it was asked for. Properties of an
  attempt are promised nowhere: only what a target shows is judged.

  @ais/attempts/ends
  Rule: An attempt ends

    Scenario: An attempt whose fetch is over says that it is finished
      Given a login whose fetch ended well
      When its newest attempt is shown
      Then the attempt is finished

  @ais/attempts/outcome-of-success
  Rule: Success is told by success_at alone

    Scenario: An attempt with good credentials has success_at and no fail_at
      Given a login whose fetch ended well
      When its newest attempt is shown
      Then the attempt succeeded

  @ais/attempts/outcome-of-failure
  Rule: Failure is told by fail_at and a documented class

    Scenario: An attempt with wrong credentials has fail_at and a class of the list
      Given a login whose fetch failed
      When its newest attempt is shown
      Then the attempt failed with a documented class

  @ais/attempts/settings-kept
  Rule: An attempt keeps the settings that were sent

    Scenario: Settings that differ from every default are shown as sent
      When a login is fetched with settings of its own
      Then the attempt shows them as sent

  @ais/attempts/last-stage-is-last
  Rule: last_stage is the newest stage

    Scenario: The last stage of an ended attempt is the newest of its stages
      Given a login whose fetch ended well
      When its newest attempt is shown
      Then its last_stage is the newest of its stages
