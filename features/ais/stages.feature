@ais-v3 @ais-v4 @ais-v5
Feature: The stages of an attempt
  A fetch goes through stages. A client reads them to show its user how far the fetch is and what the provider asks for.
  Assay watches an attempt from its first stage to its last.

  @ais/stages/field-types @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1 @implied-in:ais-v3 @implied-in:ais-v6 @implied-in:partners-v1
  Rule: In a stage, id has the id type of the version, name is a string, and created_at and updated_at are datetimes.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 112), table of the stage object:
      rows `id` and `created_at, updated_at`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    In ais-v6: "Resources and their fields / Version 6 connection and account" (line 261), sentence
      above the list: `has these differences from version 4`
    In partners-v1: "second document / Resources and their fields / Partners" (line 70), last point: `the shapes of the
      first document`
    Needs: plain-provider
    Faults: shows-last_attempt.last_stage.updated_at-as-seconds-at-get-logins

    @ais/stages/name-words @ais/stages/interactive-fields-names-array-or-null @ais-v3 @ais-v4 @ais-v5
    Scenario: Every stage of an attempt fits the schema
      When an attempt is watched <to its end>
      Then every resource has <its documented form>

  @ais/stages/name-words @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The name of a stage is start, connect, interactive, fetch_holder_info, fetch_accounts, fetch_recent, fetch_full, disconnect or finish.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 127), table of the stage object,
      row `name`: its nine words
    In ais-v3: "States and transitions" (line 281), first table, row `Attempt stage name`: the words of every version
    In ais-v5: "States and transitions" (line 281), first table, row `Attempt stage name`: the words of every version
    In ais-v6: "Resources and their fields / Version 6 connection and account" (line 261), sentence
      above the list: `has these differences from version 4`
    In partners-v1: "second document / Resources and their fields / Partners" (line 70), last point: `the shapes of the
      first document`
    Needs: plain-provider
    Note: The document does not say that its list of words is complete. A new word is arguable, so it gets a warning
      and does not fail.
    Faults: names-a-stage-that-no-list-has, shows-last_attempt.last_stage.name-as-over-at-get-logins-in-ais-v6
    Variants: uses-words-beyond-the-lists

  @ais/stages/interactive-fields-names-array-or-null @stated @implied-in:ais-v3
  Rule: The interactive_fields_names of a stage is an array of strings or null.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 128), table of the stage object,
      row `interactive_fields_names`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Faults: shows-interactive_fields_names-as-text-of-stage

  @ais/stages/interactive-html-null-otherwise @stated
  Rule: The interactive_html of a stage is null if the login is not interactive.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 129), table of the stage object,
      row `interactive_html`: else null
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Note: If the field is absent, it counts as null.
    Faults: shows-empty-html-at-every-stage, shows-html-at-the-stages-of-failed-fetches

    Scenario: No stage of a plain login has interactive_html
      When an attempt is watched <to its end>
      Then the attempt shows <no interactive_html>

    Scenario: No stage of a plain login whose fetch failed has interactive_html
      Given a login with <a fetch that failed>
      When <its newest attempt> is shown
      Then the attempt shows <no interactive_html after a failure>

  @ais/stages/interactive-html-string @stated @implied-in:ais-v3
  Rule: While an interactive stage waits, its interactive_html is a string, or null if there is nothing to show.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 129), table of the stage object,
      row `interactive_html`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: interactive-provider
    Faults: shows-interactive_html-as-object-of-stage

    @ais/stages/interactive-fields-names-array-or-null
    Scenario: Every stage of an interactive login fits the schema
      When an attempt is watched <until it waits for its user>
      Then every resource has <its documented form>

  @ais/stages/interactive-html-shown @implied
  Rule: While an interactive stage waits, its interactive_html is not null.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 129), table of the stage object,
      row `interactive_html`: a string for interactive logins, else null
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: interactive-provider
    Note: That a provider always has something to show is arguable, so null gets a warning and does not fail.
    Faults: shows-interactive_html-as-null-of-stage

    Scenario: The waiting stage of an interactive login has HTML
      When an attempt is watched <until it waits for its user>
      Then the attempt shows <interactive_html at its waiting stage>

  @ais/stages/interactive-reached @implied
  Rule: A login that needs interactive input reaches the stage interactive and waits there.
    Source: first document, "States and transitions" (line 289), second table, row `attempt in stage interactive`
    Needs: interactive-provider
    Note: The document says what follows in the stage interactive. It does not say that every login at such a provider
      reaches it.
    Faults: passes-over-the-interactive-stage, takes-stages.waits-as-false-and-interactive.right-as-true
    Variants: asks-no-known-user-for-input

    Scenario: An attempt without an answer stays at the stage interactive
      When an attempt is watched <until it waits for its user>
      Then the attempt shows <the stage interactive until it is answered>

  @ais/stages/interactive-fields-named @implied
  Rule: While an interactive stage waits, its interactive_fields_names are names of the provider's interactive_fields.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 128), table of the stage object,
      row `interactive_fields_names`; "Provider (version 4)" (line 72): `interactive_fields`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: interactive-provider
    Observed by: asked-fields
    Faults: asks-for-fields-by-their-english-names,
      shows-stages.interactive_fields_names-as-each-capitals-of-attemptDetail

    Scenario: The fields of a waiting stage are fields of the provider
      Given the detail of the "interactive" provider
      When an attempt is watched <until it waits for its user>
      Then the attempt shows <interactive fields of its provider>

  @ais/stages/in-order @implied
  Rule: The stages of an attempt are in the order in which they began.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 118), table of the stage object;
      list of properties: `stages (array of stages`; no order is stated
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Observed by: moments: stages-in-order
    Shown by: ais/attempts/show-has-stages, ais/stages/field-types
    Faults: swaps-two-stages, shows-the-newest-stage-first-where-a-holder-is-fetched

  @ais/stages/finish-ends @implied
  Rule: The last stage of a finished attempt is finish, and no other stage is.
    Source: first document, "Resources and their fields / Attempt (version 4)" (line 127), table of the stage object,
      row `name`: the word `finish` stands last
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Account information" (line 1): differences of version 5 are marked, and none is marked here
    Needs: plain-provider
    Observed by: moments: finish-ends
    Faults: ends-with-disconnect, adds-the-stages-of-earlier-attempts

    Scenario: The newest stage of a finished attempt is finish
      Given a login with <a fetch that succeeded>
      When <its newest attempt> is shown
      Then the attempt shows <finish as its newest stage>

    Scenario: An attempt after another one has one stage finish too
      Given a login that was reconnected
      When <its newest attempt> is shown
      Then the attempt shows <finish as its newest stage>
