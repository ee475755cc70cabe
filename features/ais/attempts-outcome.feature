@ais-v3 @ais-v4 @ais-v5
Feature: The outcome of an attempt
  An attempt that has ended shows that it is finished, how it ended, and the settings that were sent. The documents demand
  none of these fields: only fields that a target shows are checked.

  In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
  In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here

  @ais/attempts/ends @implied
  Rule: Every attempt ends, and its finished then becomes true.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 115), point on the outcome:
      `finished`, named without a meaning
    Needs: plain-provider
    Observed by: outcomes: finished
    Note: The check waits for fetch_timeout_seconds of the profile. After that it is inconclusive.
    Faults: shows-finished-as-false-of-attempt

    Scenario: The attempt of a fetch that is over is finished
      Given a login with <a fetch that succeeded>
      When <its newest attempt> is shown
      Then it shows "data.finished" as true

  @ais/attempts/stays-ended @implied
  Rule: An attempt that has ended is never shown as unfinished again.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 115), point on the outcome:
      `finished`; that what has ended does not go on follows
    Needs: plain-provider
    Observed by: outcomes: stays-ended
    Shown by: ais/login-interactive/fetching-continues
    Faults: goes-on-with-an-ended-attempt

  @ais/attempts/outcome-of-success @implied
  Rule: The attempt of a successful fetch has success_at and no fail_at.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 115), point on the outcome:
      `success_at` and `fail_at`, named without a meaning
    Needs: plain-provider
    Faults: shows-success_at-as-null-of-attempt, shows-a-success-as-failed-too

    Scenario: The attempt with right credentials succeeded
      Given a login with <a fetch that succeeded>
      When <its newest attempt> is shown
      Then the attempt shows <its success>

  @ais/attempts/outcome-of-failure @implied
  Rule: The attempt of a failed fetch has fail_at and no success_at, and its fail_error_class is a documented class.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 115), point on the outcome:
      `fail_at` and `fail_error_class`, named without a meaning
    Needs: plain-provider
    Observed by: outcomes: failure
    Shown by: ais/accounts/kept-over-fetches, ais/login-reconnect/override-accepts-different
    Note: Untested if the target refuses wrong credentials immediately.
    Faults: fails-with-a-class-of-its-own, shows-a-failure-as-succeeded-too, forgets-why-a-second-attempt-failed,
      shows-fail_at-as-null-of-attempt-where-fail_error_class-is-InvalidInteractiveCredentials

    Scenario: The attempt with wrong credentials failed
      Given a login with <a fetch that failed>
      When <its newest attempt> is shown
      Then the attempt shows <its failure with a documented class>

  @ais/attempts/ends-after-it-began @implied
  Rule: The success_at and the fail_at of an attempt are no earlier than its created_at.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 115), point on the outcome:
      `success_at`, `fail_at`; the next points, `created_at`; that an attempt does not end before it began follows
    Observed by: moments: ends-after-it-began
    Shown by: ais/attempts/outcome-of-success, ais/attempts/outcome-of-failure
    Faults: dates-success-at-before-the-attempt, dates-fail-at-before-the-attempt

  @ais/attempts/settings-kept @implied @ais-v4 @ais-v5
  Rule: If an attempt shows locale, categorization, exclude_accounts, fetch_scopes, from_date or to_date, the value is the one in the request.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 113), second point: `Fetch settings`, and
      first point: `locale`; "Endpoints / Version 4" (line 348), create body, rows `fetch_scopes` to `categorization`, and
      the bodies of reconnect, of the interactive step and of refresh, which give them to the fetch
    Needs: plain-provider
    Observed by: echo: attempt
    Seen by: logins: own-scopes
    Shown by: ais/login-interactive/optional-fields-accepted, ais/login-interactive/fetching-continues,
      ais/login-refresh/settings-kept, ais/login-refresh/optional-fields-accepted, ais/login-reconnect/settings-kept
    Faults: shows-locale-as-en-of-attempt, starts-a-day-before-the-one-sent, keeps-the-scopes-of-the-first-attempt,
      adds-the-scopes-of-the-first-attempt, ignores-from_date-of-interactive, ignores-categorization-of-refresh,
      ignores-locale-of-refresh, ignores-categorization-of-reconnect, ignores-exclude_accounts-of-refresh,
      begins-with-today-where-input-names-no-day, ignores-exclude_accounts-at-put-logins-login-id-refresh,
      ignores-categorization-at-put-logins-login-id-reconnect, ignores-locale-at-put-logins-login-id-refresh,
      ignores-fetch_scopes-at-post-oauth-providers-refresh

    Scenario: Settings that differ from every default are shown as they were sent
      When the attempt is shown of a login with the settings:
        | locale         | de                           |
        | categorization | business                     |
        | fetch_scopes   | ["accounts", "transactions"] |
        | from_date      | <40 days ago>                |
        | to_date        | <3 days ago>                 |
      Then the attempt shows <the settings that were sent>

  @ais/attempts/custom-fields-kept @implied @ais-v4 @ais-v5
  Rule: If an attempt shows custom_fields, they are those of the request.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 113), second point: `custom_fields
      (object)`; "Errors" (line 452), class `CustomFieldsSizeTooBig`: no request lists them
    Needs: plain-provider
    Observed by: echo: custom-fields
    Shown by: conventions/limits/custom-fields-of-1-kb-accepted
    Faults: cuts-emoji-of-custom-fields, reads-custom-fields-as-latin-1, lists-attempts-without-custom-fields,
      drops-empty-custom-fields

    Scenario: custom_fields are shown as they were sent
      When the attempt is shown of a login with the settings:
        | custom_fields | {"reference": "A 1", "note": ""} |
      Then the attempt shows <the settings that were sent>

  @ais/attempts/last-stage-is-last @implied
  Rule: The last_stage of an attempt is the newest of its stages.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 118), point on progress:
      `last_stage`, one stage; that it is the newest follows from the name
    Needs: plain-provider
    Observed by: moments: last-stage-is-last
    Shown by: ais/attempts/show-has-stages, ais/stages/interactive-html-shown
    Note: It shows the name, the interactive_fields_names and the interactive_html that the list has for it.
    Faults: shows-the-stage-before-the-last-one, lists-stages-without-their-page,
      keeps-the-stages-of-an-attempt-that-waited
