@ais-v3 @ais-v4 @ais-v5
Feature: The settings of a new login
  A creation may say how the login is fetched and shown. The login keeps the settings that are sent. A setting that is left
  out has its default.

  In ais-v3: "Version 3 differences" (line 369), point on the creation body, which names what differs

  @ais/login-create/settings-kept @stated
  Rule: A new login has the daily_refresh and the store_credentials of the request.
    Source: first document, "Endpoints / Version 4" (line 349), create body, rows `daily_refresh` and
      `store_credentials`; "Login (version 4)" (line 84): fields of these names
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: echo: created
    Faults: reads-daily_refresh-as-false-of-loginCreate, reads-store_credentials-as-true-of-loginCreate

    Scenario Outline: A login created with <field> <value> shows it
      When a login is created with the settings:
        | <field> | <value> |
      Then it shows "data.<field>" as <value>

      Examples:
        | field             | value |
        | daily_refresh     | false |
        | store_credentials | true  |
        | store_credentials | false |

    Scenario: A login created with daily_refresh true shows it where its provider is fetched automatically
      Given the plain provider is fetched automatically
      When a login is created with the settings:
        | daily_refresh | true |
      Then it shows "data.daily_refresh" as true

  @ais/login-create/locale-words-accepted @stated
  Rule: Each locale is accepted: uk, bg, de, pl, en, ru, ro, nl, it, he, es and pt-BR.
    Source: first document, "Endpoints / Version 4" (line 353), create body, row `locale`: its twelve words
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-locale-as-pt-BR-of-loginCreate

    Scenario Outline: The locale <word> is accepted
      Given the request to create a login
      When it is sent with the field "data.locale" set to <word>
      Then it is accepted

      Examples:
        | word  |
        | uk    |
        | bg    |
        | de    |
        | pl    |
        | en    |
        | ru    |
        | ro    |
        | nl    |
        | it    |
        | he    |
        | es    |
        | pt-BR |

  @ais/login-create/categorization-words-accepted @stated @ais-v4 @ais-v5
  Rule: Each categorization is accepted: none, personal and business.
    Source: first document, "Endpoints / Version 4" (line 355), create body, row `categorization`: its three words
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-categorization-as-none-of-loginCreate

    Scenario Outline: The categorization <word> is accepted
      Given the request to create a login
      When it is sent with the field "data.categorization" set to <word>
      Then it is accepted

      Examples:
        | word     |
        | none     |
        | personal |
        | business |

  @ais/login-create/default-locale @stated
  Rule: When a login is created, the default of locale is en.
    Source: first document, "Endpoints / Version 4" (line 353), create body, row `locale`: its default
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: echo: default-locale
    Note: Checked in the locale of the attempt.
    Faults: takes-loginCreate.defaultLocale-as-es

    Scenario: A locale that is left out is en
      When logins are <fetched> with "locale" left out and set to "de"
      Then "data.locale" is "en" where it was left out

  @ais/login-create/default-categorization @stated @ais-v4 @ais-v5
  Rule: When a login is created, the default of categorization is personal.
    Source: first document, "Endpoints / Version 4" (line 355), create body, row `categorization`: its default
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Observed by: echo: default-categorization
    Faults: takes-loginCreate.defaultCategorization-as-none

    Scenario: A categorization that is left out is personal
      When logins are <fetched> with "categorization" left out and set to "business"
      Then "data.categorization" is "personal" where it was left out

  @ais/login-create/categorize-has-no-effect @implied @ais-v4 @ais-v5
  Rule: The flag categorize of version 3 has no effect.
    Transactions are categorized all the same.
    Source: first document, "Versioning" (line 525), fourth point: `categorize flag replaced by categorization`
    Needs: plain-provider
    Note: Checked in the categorization of the attempt.
    Faults: still-reads-categorize
    Variants: reads-categorize-in-every-version

    Scenario: A fetch with categorize false is categorized as personal
      When the attempt is shown of a login with the settings:
        | categorize | false |
      Then it shows "data.categorization" as "personal"

  @ais/login-create/default-store-credentials @stated
  Rule: When a login is created, the default of store_credentials is true.
    Source: first document, "Endpoints / Version 4" (line 356), create body, row `store_credentials`: its default
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: takes-loginCreate.defaultStoreCredentials-as-false

    Scenario: store_credentials that is left out is true
      When logins are <created> with "store_credentials" left out and set to false
      Then "data.store_credentials" is true where it was left out
