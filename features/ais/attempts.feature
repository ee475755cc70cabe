@ais-v3 @ais-v4 @ais-v5
Feature: The attempts of a login
  Each connect, reconnect or refresh of a login makes one attempt, which shows how the fetch went and with which settings.
  Clients list the attempts of a login and show one with its stages. The documents demand few fields of an attempt; what a
  target shows must be right.

  @ais/attempts/field-types @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1 @implied-in:ais-v3 @implied-in:ais-v6 @implied-in:partners-v1
  Rule: In an attempt, id has the id type of the version, custom_fields is an object, last_stage is a stage, and exclude_accounts, fetch_scopes, include_natures and stages are arrays.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 118), list of properties, types
      in brackets; last point for `last_stage` and `stages`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Resources and their fields / Version 6 connection and account" (line 261), sentence
      above the list: `has these differences from version 4`
    In partners-v1: "second document / Resources and their fields / Partners" (line 70), last point: `the shapes of the
      first document`
    Needs: plain-provider
    Note: The document does not show the types of the other properties. Null is accepted for a value that the request
      did not contain.
    Faults: shows-last_attempt.custom_fields-as-text-at-get-logins

    @ais/attempts/plausible-types @ais/attempts/show-has-stages @ais/attempts/include-natures-words
    @ais/attempts/consent-types-words @ais-v3 @ais-v4 @ais-v5
    Scenario: Attempts fit their schemas, in the list and alone
      When attempts that succeeded and attempts that failed are listed and shown
      Then every resource has <its documented form>

  @ais/attempts/plausible-types @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: In an attempt, properties that end in _at are datetimes or null, properties with the name of a flag are booleans, and dates are dates or null; consent_id and user_agent are strings.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 108), the names of the
      properties; last sentence: most types are not shown
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Resources and their fields / Version 6 connection and account" (line 261), sentence
      above the list: `has these differences from version 4`
    In partners-v1: "second document / Resources and their fields / Partners" (line 70), last point: `the shapes of the
      first document`
    Needs: plain-provider
    Faults: shows-fail_at-as-seconds-of-attempt-in-ais-v4, shows-updated_at-as-seconds-of-attempt,
      shows-last_attempt.categorize-as-yes-at-get-logins-in-ais-v6

  @ais/attempts/show-has-stages @stated @implied-in:ais-v3
  Rule: An attempt that is read by its id has stages, an array of stages.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 118), point on progress: `stages`
      in the response to a single attempt
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: omits-stages-of-attemptDetail

  @ais/attempts/include-natures-words @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The include_natures of an attempt contains only account natures.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 113), second point:
      `include_natures`, an array of account natures
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Resources and their fields / Version 6 connection and account" (line 261), sentence
      above the list: `has these differences from version 4`
    In partners-v1: "second document / Resources and their fields / Partners" (line 70), last point: `the shapes of the
      first document`
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: includes-a-nature-of-its-own, has-null-among-the-natures-of-attempts

  @ais/attempts/consent-types-words @implied
  Rule: The consent_types of an attempt contains only holder_information, account_information and transaction_information.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 116), point on consent:
      `consent_types`; "Login (version 4)" (line 102), row `consent_types`: its three words
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: The document lists the words for a login and does not say that its list is complete.
    Faults: gives-consents-of-attempts-other-words
    Variants: uses-words-beyond-the-lists

  @ais/attempts/same-alone-and-in-list @implied
  Rule: An attempt has the same values alone and in the list.
    Source: first document, "Endpoints / Version 4" (line 318), rows `GET /api/v4/attempts` and `GET
      /api/v4/attempts/{attempt_id}`: one resource
    Needs: plain-provider
    Observed by: one-view: attempt
    Seen by: logins: attempt-alike
    Note: Only documented fields that both show are compared.
    Faults: nests-attempts-*, shows-success_at-as-null-at-get-attempts, shows-locale-as-he-at-get-attempts, shows-locale-as-he-of-attemptDetail, shows-an-attempt-alone-as-first-read

  @ais/attempts/list-of-login @stated
  Rule: With login_id, the list of attempts contains every attempt of that login, and no others.
    Source: first document, "Endpoints / Version 4" (line 318), row `GET /api/v4/attempts`: query `login_id`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: belongs: attempts-of-login
    Faults: lists-the-attempts-of-the-whole-customer, lists-no-more-than-the-newest-attempt

    Scenario: Two logins of one customer list only their own attempts
      Given a login with two attempts, and another with one
      When <the attempts of each login> are listed
      Then each list holds the attempts of its login and no others

  @ais/attempts/show @stated @implied-in:ais-v3
  Rule: An attempt can be read by its id together with login_id.
    Source: first document, "Endpoints / Version 4" (line 319), row `GET /api/v4/attempts/{attempt_id}`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-the-newest-attempt-for-an-older-one

    Scenario: Older and newer attempts are shown
      Given a login with two attempts, and another with one
      When <each attempt> is shown
      Then every answer has <the requested attempt>

  @ais/attempts/attempt-of-another-login @implied
  Rule: An attempt cannot be read with the login_id of another login, even if both logins belong to the same customer.
    Source: first document, "Endpoints / Version 4" (line 319), row `GET /api/v4/attempts/{attempt_id}`: `query
      login_id string`; "Errors" (line 439), class `AttemptNotFound`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: belongs: attempt-of-login
    Seen by: accounts: attempt-of-another-login
    Note: The parameter names the login of the attempt. A target that uses only the attempt's id gets a warning. The
      request carries the Login-secret of the login that it names, or that of the attempt's login, so CustomerNotFound,
      LoginNotFound and WrongClientToken are accepted too.
    Faults: takes-access.attemptOf-as-true, takes-access.attemptOf-as-true-where-fail_at-is-not-null

  @ais/attempts/one-per-creation @stated
  Rule: Creating a login creates exactly one attempt.
    Source: first document, "What the service does" (line 7), list of terms, point on the attempt: one each time the
      user connects a login
    Needs: plain-provider
    Seen by: logins: one-per-creation
    Faults: makes-two-attempts-for-a-creation, begins-twice-without-stored-credentials

  @ais/attempts/one-per-reconnect @stated
  Rule: Each accepted reconnect creates exactly one attempt.
    Source: first document, "What the service does" (line 7), list of terms, point on the attempt: one each time the
      user connects; a reconnect connects again
    Needs: plain-provider
    Seen by: logins: one-per-reconnect
    Faults: makes-two-attempts-for-a-reconnect, reconnects-twice-after-a-failure

  @ais/attempts/one-per-refresh @stated
  Rule: Each accepted refresh creates exactly one attempt.
    Source: first document, "What the service does" (line 7), list of terms, point on the attempt: one each time the
      user refreshes a login
    Needs: plain-provider
    Seen by: logins: one-per-refresh
    Note: The attempt of an oauth refresh may appear only when the user comes back from the provider.
    Faults: uses-the-old-attempt-for-a-refresh, goes-on-in-the-attempt-of-a-reconnect

  @ais/attempts/none-for-refused @implied
  Rule: A refused reconnect or refresh creates no attempt.
    Source: first document, "What the service does" (line 7), list of terms, point on the attempt: only connecting and
      refreshing create one
    Needs: plain-provider
    Seen by: logins: none-for-refused
    Faults: leaves-an-attempt-behind-a-refused-request, writes-down-credentials-that-do-not-match

  @ais/attempts/one-unfinished-at-most @implied
  Rule: A login never has more than one unfinished attempt.
    Source: first document, "Errors" (line 474), class `LoginAlreadyProcessing`: a login that is processed takes no
      second request
    Needs: interactive-provider
    Seen by: logins: one-unfinished-at-most
    Note: Checked with a login that waits at the "interactive" provider, because only such an attempt stays unfinished.
    Faults: takes-reconnect.busy-as-false, takes-failed-attempts-up-again, overrides-a-running-attempt
