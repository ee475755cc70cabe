@alone:clock @ais-v3 @ais-v4 @ais-v5
Feature: Sequences of calls upon one login
  A login is created, reconnected, refreshed and answered in any order. Assay generates sequences of such calls, at every
  kind of provider, with and without stored credentials, and looks at the login after each call.

  @ais/attempts/one-per-creation
  Scenario: Each creation makes one attempt in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/one-per-reconnect
  Scenario: Each accepted reconnect makes one attempt in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/one-per-refresh
  Scenario: Each accepted refresh makes one attempt in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/none-for-refused
  Scenario: A refused call makes no attempt in any call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/one-unfinished-at-most
  Scenario: No call sequence leads to two unfinished attempts
    When histories of logins are played
    Then the rule holds for every case

  @ais/logins/last-attempt-is-newest
  Scenario: A login shows its newest attempt after every call
    When histories of logins are played
    Then the rule holds for every case

  @ais/logins/status-words
  Scenario: Every call sequence leads to a documented status
    When histories of logins are played
    Then the rule holds for every case

  @ais/login-interactive/no-new-attempt
  Scenario: Interactive input makes no attempt in any call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/settings-kept
  Scenario: Each attempt has the scopes of its own call
    When histories of logins are played
    Then the rule holds for every case

  @ais/attempts/same-alone-and-in-list
  Scenario: An attempt is the same alone while it waits for input and after it
    When histories of logins are played
    Then the rule holds for every case

  @ais/login-interactive/fetching-continues
  Scenario: An attempt goes on after its input in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/login-interactive/wrong-credentials
  Scenario: Input that the provider refuses ends no attempt well in any call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/login-interactive/credentials-required
  Scenario: Input without credentials is refused in every call sequence
    When histories of logins are played
    Then the rule holds for every case

  @ais/logins/refused-changes-nothing @implied
  Rule: A call that is refused leaves its login as it was: its settings, its moments and the attempt that waits for input.
    Source: first document, "Errors" (line 419), table of the error body; that a refused request does nothing follows
    Needs: plain-provider
    Note: Looked at where the class says that nothing was tried, since the outcome of an attempt may change its login.
    Faults: puts-the-next-refresh-off-for-a-refused-one, turns-daily-refresh-on-with-a-refused-one,
      turns-daily-refresh-on-with-a-wrong-scope, ends-the-attempt-of-refused-input

    Scenario: No refused call changes a login in any call sequence
      When histories of logins are played
      Then the rule holds for every case

  @ais/logins/processing-ends-with-attempt @implied
  Rule: A login whose last attempt has ended is not refused with LoginAlreadyProcessing.
    Source: first document, "Errors" (line 474), class `LoginAlreadyProcessing`: login is being processed; that it is not
      once its attempt is finished follows
    Needs: plain-provider
    Note: What is refused so is sent again for two seconds, since a target may set a login free a little later.
    Faults: takes-a-failed-login-for-processing

    Scenario: Every call sequence finds a login free after its attempt
      When histories of logins are played
      Then the rule holds for every case

  @ais/logins/last-success-stays @implied
  Rule: An attempt that fails leaves the last_success_at of its login as it was.
    Source: first document, "Resources and their fields / Login (version 4)" (line 97), row `last_success_at`; that a
      failure is no success follows
    Needs: plain-provider
    Faults: dates-the-last-success-to-a-failure

    Scenario: last_success_at stays over every failure
      When histories of logins are played
      Then the rule holds for every case

  @ais/logins/same-alone-and-in-list @implied
  Rule: A login that rests is the same alone and in its list.
    Source: first document, "Endpoints / Version 4" (line 316), rows `GET /api/v4/logins` and `GET
      /api/v4/logins/{login_id}`: one resource; that its views agree follows
    Needs: plain-provider
    Faults: nests-the-last-attempt-as-first-listed, shows-status-as-active-at-get-logins, lists-the-next-refresh-of-the-fetch-before

    Scenario: A login is the same alone and in its list after every call
      When histories of logins are played
      Then the rule holds for every case
