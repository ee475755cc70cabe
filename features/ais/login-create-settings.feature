Feature: The settings of a new login
  A creation may say how the login is fetched and shown. The login keeps the settings that are sent. A setting that is left
  out has its default.

  @ais/login-create/settings-kept
  Rule: The login shows the settings that were sent

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

  @ais/login-create/locale-words-accepted
  Rule: Each documented locale is accepted

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

  @ais/login-create/categorization-words-accepted
  Rule: Each documented categorization is accepted

    Scenario Outline: The categorization <word> is accepted
      Given the request to create a login
      When it is sent with the field "data.categorization" set to <word>
      Then it is accepted

      Examples:
        | word     |
        | none     |
        | personal |
        | business |

  @ais/login-create/default-locale
  Rule: The default locale is en

    Scenario: A locale that is left out is en
      When logins are fetched with "locale" left out and set to de
      Then "data.locale" is en where it was left out, and de where it was set

  @ais/login-create/default-categorization
  Rule: The default categorization is personal

    Scenario: A categorization that is left out is personal
      When logins are fetched with "categorization" left out and set to business
      Then "data.categorization" is personal where it was left out, and business where it was set

  @ais/login-create/categorize-has-no-effect
  Rule: The flag of version 3 is not read

    Scenario: A fetch with categorize false is categorized as personal
      When the attempt is shown of a login with the settings:
        | categorize | false |
      Then it shows "data.categorization" as personal

  @ais/login-create/default-store-credentials
  Rule: Credentials are stored unless store_credentials is false

    Scenario: store_credentials that is left out is true
      When logins are created with "store_credentials" left out and set to false
      Then "data.store_credentials" is true where it was left out, and false where it was set
