@ais-v3 @ais-v4 @ais-v5
Feature: Settings of a reconnect
  A reconnect may exclude accounts. A setting that it leaves out has the default of a creation.

  @ais/login-reconnect/exclude-accounts-accepted @stated @implied-in:ais-v3
  Rule: Reconnect accepts exclude_accounts with the ids of some accounts of the login.
    The other accounts are still fetched.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `exclude_accounts (array of
      account-id strings, default empty)`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: takes-reconnect.excludedAccountKnown-as-false, takes-stages.accountWanted-as-false-when-repeated

    @ais/login-reconnect/excluded-accounts-not-fetched @ais/login-reconnect/transactions-within-dates
    Scenario: One account is excluded, the others are fetched for the days of the reconnect
      Given a login fetched with the settings:
        | fetch_scopes | ["accounts"] |
      And the ids of <its accounts>
      When it is reconnected with the settings:
        | fetch_scopes     | ["accounts", "transactions"] |
        | exclude_accounts | <one of its accounts>        |
        | from_date        | <25 days ago>                |
        | to_date          | <10 days ago>                |
      And <its accounts and transactions> are listed
      And <those of a login without settings> are listed
      Then it connects [exclude-accounts-accepted]
      And the other accounts have transactions [exclude-accounts-accepted]
      And <the excluded account> has no transactions [excluded-accounts-not-fetched]
      And its transactions were made <26 to 9 days ago> [transactions-within-dates]

  @ais/login-reconnect/transactions-within-dates @implied
  Rule: Transactions that a reconnect fetches first have made_on between its from_date and to_date.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `from_date, to_date` as in create;
      (line 351), create body, row `from_date`: `only when fetch_scopes contains transactions`
    In ais-v3: "Version 3 differences" (line 372), point on the creation body: `from_date` and `to_date`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked with a login whose first fetch returned accounts only. One day of tolerance applies at both ends.
    Faults: fetches-all-days-on-a-reconnect

  @ais/login-reconnect/excluded-accounts-not-fetched @stated
  Rule: An account whose id is in exclude_accounts is not fetched.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `exclude_accounts`; "Errors" (line
      435), class `AllAccountsExcluded`: `excluded from fetching`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked by transactions, with a login whose first fetch returned accounts only, on reconnect and on refresh.
    Faults: takes-stages.accountWanted-as-true, ignores-exclude_accounts-of-refresh,
      reads-exclude_accounts-as-first-alone-of-refresh

    @ais/login-refresh/fetches-what-was-asked-for
    Scenario: A refresh leaves two excluded accounts out too
      Given a login fetched with the settings:
        | fetch_scopes | ["accounts"] |
      And it may be refreshed
      And the ids of <its accounts>
      When it is refreshed with the settings:
        | fetch_scopes     | ["accounts", "transactions"] |
        | exclude_accounts | <two of its accounts>        |
      And <that login after its fetch> is shown
      And <its accounts and transactions> are listed
      And <those of a login without settings> are listed
      Then <the two excluded accounts> have no transactions [excluded-accounts-not-fetched]
      And the other accounts have transactions [fetches-what-was-asked-for]

  @ais/login-refresh/fetches-what-was-asked-for @implied
  Rule: A refresh with a scope that the first fetch did not have fetches it too.
    Source: first document, "Endpoints / Version 4" (line 367), `Refresh body (all optional)`: `fetch_scopes`, named
      without a meaning
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider, control-clock
    Note: Checked by transactions, with a login whose first fetch returned accounts only.
    Faults: takes-stages.accountWanted-as-false-when-repeated

  @ais/login-reconnect/default-include-fake-providers @open
  Rule: The document does not say what a reconnect without include_fake_providers, whose default is false, does at a fake provider.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `include_fake_providers,
      categorization, store_credentials, file_url as in create`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider

    Scenario: The answer to a reconnect without include_fake_providers is noted
      Given the plain provider is a fake one
      And the request to reconnect a login
      When it is sent without the field "data.include_fake_providers"
      Then its outcome is noted

  @ais/login-reconnect/all-accounts-excluded @stated
  Rule: A reconnect that excludes every account of the login fails with AllAccountsExcluded, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 435), class `AllAccountsExcluded`
    Needs: plain-provider
    Faults: takes-reconnect.allExcluded-as-false

    Scenario: Excluding every account gives AllAccountsExcluded
      Given a login that was reconnected
      And the ids of <its accounts>
      When it is reconnected with the settings:
        | exclude_accounts | <all of its accounts> |
      Then it does not connect, for "AllAccountsExcluded"

  @ais/login-reconnect/default-exclude-accounts @stated
  Rule: On reconnect, the default of exclude_accounts is an empty array.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `exclude_accounts`, `default empty`
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: echo: default-exclude-accounts
    Faults: demands-exclude_accounts-of-reconnect, excludes-what-the-attempt-before-excluded

    Scenario: A reconnect without exclude_accounts ends as one with an empty array
      Given a fetched login
      And the ids of <its accounts>
      When it is reconnected in turn with the settings:
        | exclude_accounts      |
        | []                    |
        | <nothing>             |
        | <all of its accounts> |
      Then the one that leaves it out ends like the first, not like the last

  @ais/login-reconnect/settings-kept @stated
  Rule: After a reconnect, the login has the settings of the request.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: `daily_refresh` and the fields as in
      create; "Login (version 4)" (line 84): fields of these names
    In ais-v3: "Account information" (line 1): differences of version 3 are marked, and none is marked here
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: echo: reconnected
    Faults: keeps-the-settings-of-the-creation, keeps-daily-refresh-over-a-second-reconnect,
      ignores-store_credentials-at-put-logins-login-id-reconnect

    Scenario Outline: A login shows <field> as <value> after a reconnect with it
      Given a login fetched with the settings:
        | <field> | <before> |
      When it is reconnected with the settings:
        | <field> | <value> |
      And <that login> is shown
      Then it shows "<place>" as <value>

      Examples:
        | field             | before | value | place                    |
        | daily_refresh     | true   | false | data.daily_refresh       |
        | store_credentials | true   | false | data.store_credentials   |
        | store_credentials | false  | true  | data.store_credentials   |
        | locale            | en     | de    | data.last_attempt.locale |

      @ais-v4 @ais-v5
      Examples:
        | field          | before   | value    | place                            |
        | categorization | personal | business | data.last_attempt.categorization |

    @ais-v3 @ais-v4
    Scenario: A reconnect by its path takes settings as one by the headers does
      Given a login that was reconnected
      When it is <reconnected> by its path with the settings:
        | store_credentials | false    |
        | categorization    | business |
        | locale            | de       |
      And <that login> is shown
      Then it shows "data.store_credentials" as false

    Scenario: A second reconnect takes back what the first one set
      Given a login fetched with the settings:
        | daily_refresh | false |
      When it is reconnected with the settings:
        | daily_refresh | true |
      And it is reconnected with the settings:
        | daily_refresh | false |
      And <that login> is shown
      Then it shows "data.daily_refresh" as false

  @ais/login-reconnect/defaults-as-in-create @stated @ais-v4 @ais-v5
  Rule: On reconnect, the default of locale is en, of categorization personal and of store_credentials true.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: its fields `as in create`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: echo: defaults-of-reconnect
    Note: The document says "as in create" of these fields, so their defaults are those of the creation.
    Faults: categorizes-nothing-on-reconnect

    Scenario Outline: <field> left out is <wanted>, after a creation with <other>
      Given a login fetched with the settings:
        | <field> | <other> |
      When it is shown before and after <a reconnect>
      Then "<place>" is <wanted> where it was left out

      Examples:
        | field             | other    | wanted   | place                            |
        | locale            | de       | en       | data.last_attempt.locale         |
        | categorization    | business | personal | data.last_attempt.categorization |
        | store_credentials | false    | true     | data.store_credentials           |
