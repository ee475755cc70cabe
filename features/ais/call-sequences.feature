@alone:clock @ais-v3 @ais-v4 @ais-v5
Feature: Sequences of calls upon one login
  A login is created, reconnected, refreshed and answered in any order. Assay generates sequences of such calls, at every
  kind of provider, with and without stored credentials, and looks at the login after each call.

  Scenario Outline: <what holds>
    When histories of "logins" are played
    Then the rule holds for every case

    Examples:
      | logins                       | what holds                                                                |
      | one-per-creation             | Each creation makes one attempt in every call sequence                    |
      | one-per-reconnect            | Each accepted reconnect makes one attempt in every call sequence          |
      | one-per-refresh              | Each accepted refresh makes one attempt in every call sequence            |
      | none-for-refused             | A refused call makes no attempt in any call sequence                      |
      | one-unfinished-at-most       | No call sequence leads to two unfinished attempts                         |
      | last-attempt-is-newest       | A login shows its newest attempt after every call                         |
      | status-words                 | Every call sequence leads to a documented status                          |
      | no-new-attempt               | Interactive input makes no attempt in any call sequence                   |
      | own-scopes                   | Each attempt has the scopes of its own call                               |
      | attempt-alike                | An attempt is the same alone while it waits for input and after it        |
      | fetching-continues           | An attempt goes on after its input in every call sequence                 |
      | empty-accepted               | An approval needs no credentials in any call sequence                     |
      | wrong-credentials            | Input that the provider refuses ends no attempt well in any call sequence |
      | refused-changes-nothing      | No refused call changes a login in any call sequence                      |
      | processing-ends-with-attempt | Every call sequence finds a login free after its attempt                  |
      | last-success-stays           | last_success_at stays over every failure                                  |
      | last-success-is-own          | last_success_at is the newest success in every call sequence              |
      | login-alike                  | A login is the same alone and in its list after every call                |

    @ais/login-interactive/credentials-required
    Examples:
      | logins               | what holds                                                  |
      | credentials-required | Input without credentials is refused in every call sequence |

  @ais/logins/refused-changes-nothing @implied
  Rule: A call that is refused leaves its login as it was: its settings, its moments and the attempt that waits for input.
    Source: first document, "Errors" (line 419), table of the error body; that a refused request does nothing follows
    Needs: plain-provider
    Seen by: logins: refused-changes-nothing
    Note: Looked at where the class says that nothing was tried, since the outcome of an attempt may change its login.
    Faults: puts-the-next-refresh-off-for-a-refused-one, turns-daily-refresh-on-with-a-refused-one,
      turns-daily-refresh-on-with-a-wrong-scope, ends-the-attempt-of-refused-input

  @ais/logins/processing-ends-with-attempt @implied
  Rule: A login whose last attempt has ended is not refused with LoginAlreadyProcessing.
    Source: first document, "Errors" (line 474), class `LoginAlreadyProcessing`: login is being processed; that it is not
      once its attempt is finished follows
    Needs: plain-provider
    Seen by: logins: processing-ends-with-attempt
    Note: What is refused so is sent again for two seconds, since a target may set a login free a little later.
    Faults: takes-a-failed-login-for-processing, takes-a-failed-refresh-for-processing

  @ais/logins/last-success-stays @stated
  Rule: An attempt that fails leaves the last_success_at of its login as it was, or none.
    Source: first document, "Resources and their fields / Login (version 4)" (line 97), row `last_success_at`: the
      last success, which a failure is not
    Needs: plain-provider
    Seen by: logins: last-success-stays
    Faults: dates-the-last-success-to-a-failure, dates-a-success-to-a-failure-without-one

  @ais/logins/last-success-of-attempt @implied
  Rule: If the last attempt of a login succeeded, last_success_at of the login in its list is the time of that success.
    Source: first document, "Resources and their fields / Login (version 4)" (line 97), row `last_success_at`; "Attempt
      (version 4)" (line 115), `success_at`: that both name one moment follows
    Needs: plain-provider
    Seen by: logins: last-success-is-own
    Note: The two may be a minute apart.
    Faults: shows-last_success_at-as-kept-of-login-where-last_success_at-is-not-null

  @ais/logins/same-alone-and-in-list @implied
  Rule: A login that rests is the same alone and in its list.
    Source: first document, "Endpoints / Version 4" (line 316), rows `GET /api/v4/logins` and `GET
      /api/v4/logins/{login_id}`: one resource; that its views agree follows
    Needs: plain-provider
    Seen by: logins: login-alike
    Faults: nests-the-last-attempt-as-first-listed, shows-status-as-active-at-get-logins, lists-the-next-refresh-of-the-fetch-before,
      lists-logins-that-a-provider-failed-as-active
