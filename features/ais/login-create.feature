@ais-v3 @ais-v4 @ais-v5
Feature: Creating a login
  A login links a customer to a provider, and its fetch starts at once. Where the creation or the fetch fails, the error
  class says why, so that the client knows what to do.

  @ais/login-create/both-paths @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: A login can be created at both paths, /login and /logins.
    Source: first document, "Endpoints / Version 4" (line 312), row `POST /api/v4/login (also /api/v4/logins)`
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    Needs: plain-provider
    Faults: refuses-all-at-post-login

    Scenario Outline: The request to <name> is accepted at <path> too
      Given the request to <name>
      When it is sent to the path "<path>"
      Then it is accepted

      Examples:
        | name                             | path    |
        | create a login                   | /login  |
        | create a login by the other path | /logins |

  @ais/login-create/paths-equivalent @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: Creation at /login and at /logins has the same outcome for any body.
    The outcome is the same error class, or a success of the same form.
    Source: first document, "Endpoints / Version 4" (line 312), row `POST /api/v4/login (also /api/v4/logins)`: one
      row for both
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    Needs: plain-provider
    Faults: checks-locales-at-one-path-only, keeps-no-credentials-unasked-at-one-path

    Scenario Outline: Bodies with <setting> set to <value> have the same outcome at both paths
      Given the request to create a login
      When both its forms are sent with the settings:
        | <setting> | <value> |
      Then both have the same <acceptance or refusal>

      Examples:
        | setting                 | value                      |
        | country_code            | <nothing>                  |
        | country_code            | ZZ                         |
        | country_code            | 7                          |
        | provider_code           | <nothing>                  |
        | provider_code           | no_such_bank_anywhere      |
        | credentials             | <nothing>                  |
        | credentials             | login and password         |
        | fetch_scopes            | <nothing>                  |
        | fetch_scopes            | accounts                   |
        | fetch_scopes            | ["accounts", "everything"] |
        | from_date               | yesterday                  |
        | from_date               | 2001-01-01                 |
        | to_date                 | 2001-01-01                 |
        | locale                  | xx                         |
        | locale                  | de                         |
        | categorization          | some                       |
        | categorization          | none                       |
        | categorization          | personal                   |
        | categorization          | business                   |
        | daily_refresh           | yes                        |
        | daily_refresh           | true                       |
        | store_credentials       | 1                          |
        | store_credentials       | false                      |
        | fetched_accounts_notify | true                       |
        | include_fake_providers  | maybe                      |

  @ais/login-create/returns-login @stated @implied-in:ais-v3
  Rule: The response to the creation of a login is the login.
    It has an id and a secret, and the secret is a string.
    Source: first document, "Endpoints / Version 4" (line 312), row `POST /api/v4/login`: `login object`; "Login
      (version 4)" (line 95), row `secret`: returned in login bodies
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: omits-secret-at-post-logins, shows-id-as-number-at-post-logins-in-ais-v4

    Scenario: The answer to a creation shows the new login
      Given the request to create a login
      When it is sent
      Then the answer is <a new login>

  @ais/login-create/belongs-to-customer @stated @ais-v4 @ais-v5
  Rule: A new login belongs to the customer whose Customer-secret the request carries.
    Source: first document, "Endpoints / Version 4" (line 312), row `POST /api/v4/login`: `header Customer-secret`;
      "Authentication" (line 395), second point: it identifies the customer
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-the-newest-customer, gives-a-customer-an-id-for-each-login

    Scenario: A login created for the first of two customers belongs to that customer
      When a login is created for the first of two customers
      Then it shows "data.customer_id" as <the id of that customer>

  @ais/login-create/keeps-provider @stated
  Rule: A new login has the provider_code and the country_code of the request.
    Source: first document, "Endpoints / Version 4" (line 344), create body, rows `country_code` and `provider_code`;
      "Login (version 4)" (line 90), fields of these names; "What the service does" (line 14), list of terms: the link
      `between a customer and one provider`
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: shows-country_code-as-XO-at-post-logins

    Scenario: A new login shows the provider and country of the request
      Given the request to create a login
      When it is sent
      Then it shows "data.provider_code" as <the code of the plain provider>
      And it shows "data.country_code" as <the country_code of the plain provider>

  @ais/login-create/fetch-succeeds @stated
  Rule: When the provider accepts the credentials, the fetch succeeds and the login has accounts.
    Source: first document, "What the service does" (line 7), first sentence: the service imports the data of
      end-users from providers
    Needs: plain-provider
    Faults: fetches-no-accounts

    Scenario: A login with credentials that succeed is fetched and has accounts
      When a login is connected at the "plain" provider
      And <its accounts and transactions> are listed
      Then it connects
      And it has accounts

  @ais/login-create/credentials-keyed-by-name @stated
  Rule: Credentials are accepted whose keys are the names of the required fields.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 82), `Credentials object rule`:
      keys are the names of the required fields
    Needs: plain-provider
    Faults: wants-credentials-by-english-name, names-required-fields-otherwise

    Scenario: Credentials with the names of the required fields connect
      Given the detail of the "plain" provider
      When a login is connected at the "plain" provider
      Then it connects with <the names of the required fields>

  @ais/login-create/optional-credentials-left-out @implied
  Rule: Credentials may omit the optional fields of a provider.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 79), list of the field
      descriptor: `optional (boolean)`
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: Checked at the plain and the select provider, if one of them shows an optional field among its
      required_fields.
    Faults: wants-optional-credentials

    Scenario: Credentials without the optional fields of their provider connect
      When a login is connected with <no optional field of its provider>
      Then it connects

  @ais/login-create/no-credential-left-out @implied
  Rule: Credentials without a field of the provider that is not optional do not connect.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 82), `Credentials object rule`:
      keys are the `name` of each required field; a refusal is not said
    In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The server may refuse the request, or the attempt may fail. The last field of the plain provider is left out
      that shows optional as false.
    Faults: reads-credentials.password-as-secret-of-loginCreate-where-credentials.password-is-nothing

    Scenario: A login without one of its credentials does not connect
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | credentials | <credentials without a required field> |
      Then it does not connect

  @ais/login-create/select-field-takes-option-value @stated
  Rule: For a select field, the option_value of an option is accepted.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 82), `Credentials object rule`:
      the `option_value` of the chosen option
    Needs: select-provider
    Faults: wants-the-number-of-an-option

    Scenario: An option_value of the select field connects
      Given the detail of the "select" provider
      When a login is connected at the "select" provider
      Then it connects with <an option_value of the select field>

  @ais/login-create/select-field-refuses-other-values @implied
  Rule: For a select field, a value that is not an option_value does not connect.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 82), `Credentials object rule`:
      the value of a select field; a refusal is not said
    Needs: select-provider
    Faults: takes-the-first-option-for-any-other-value, takes-an-option-by-its-english-name

    Scenario Outline: A login does not connect with <value>
      Given a login connected at the "select" provider
      When another login is connected with the settings:
        | credentials | <credentials with <value>> |
      Then it does not connect

      Examples:
        | value                         |
        | an unknown option             |
        | the English name of an option |

  @ais/login-create/wrong-credentials @stated
  Rule: Credentials that the provider does not accept fail with InvalidCredentials, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 469), class `InvalidCredentials`: wrong credentials on connect or reconnect
    Needs: plain-provider
    Faults: connects-with-any-password, ends-wrong-credentials-with-another-class

    Scenario: Wrong credentials are refused, at once or by the attempt
      Given a login connected at the "plain" provider
      When another login is connected with the settings:
        | credentials | <the credentials that fail> |
      Then it does not connect, for "InvalidCredentials"

  @ais/login-create/duplicate @implied
  Rule: Creating a second login with the same customer, provider and credentials is refused with LoginDuplicated.
    Source: first document, "Errors" (line 478), class `LoginDuplicated`: login already exists
    Needs: plain-provider
    Seen by: accounts: created-twice
    Note: The document does not say when two logins count as the same, or whether the server refuses the request or
      the attempt fails.
    Faults: takes-loginCreate.duplicates-as-false, forgets-a-login-that-was-fetched-again,
      finds-a-duplicate-of-the-newest-login-alone

  @ais/login-create/provider-inactive @implied
  Rule: Creating a login at an inactive provider is refused with ProviderInactive.
    Source: first document, "Errors" (line 484), classes `ProviderDisabled, ProviderInactive, ProviderUnavailable`:
      provider status or availability
    Needs: inactive-provider
    Note: The document gives three classes one meaning. Which one fits follows from their names.
    Faults: calls-inactive-providers-disabled
    Variants: connects-providers-whatever-their-status

    Scenario: A login at an inactive provider does not connect
      Given a login connected at the "plain" provider
      And the detail of the "inactive" provider
      When another login is connected at the "inactive" provider
      Then it does not connect, for "ProviderInactive"

  @conventions/errors/provider-key-found @stated
  Rule: A request for a provider for which the client has no provider keys is refused with ProviderKeyFound.
    This is the class name as the document spells it.
    Source: first document, "Errors" (line 486), class `ProviderKeyFound`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Needs: plain-provider, keyless-provider
    Note: The document does not say whether the server refuses the request or the attempt fails.
    Faults: takes-loginCreate.keyMissing-as-false

    Scenario: A login at a provider without the client's keys does not connect
      Given a login connected at the "plain" provider
      When another login is connected at the "keyless" provider
      Then it does not connect, for "ProviderKeyFound"

  @ais/login-create/provider-disabled @implied
  Rule: Creating a login at a disabled provider is refused with ProviderDisabled.
    Source: first document, "Errors" (line 484), classes `ProviderDisabled, ProviderInactive, ProviderUnavailable`:
      provider status or availability
    Needs: disabled-provider
    Note: The document gives three classes one meaning. Which one fits follows from their names.
    Faults: connects-disabled-providers
    Variants: connects-providers-whatever-their-status

    Scenario: A login at a disabled provider does not connect
      Given a login connected at the "plain" provider
      When another login is connected at the "disabled" provider
      Then it does not connect, for "ProviderDisabled"
