Feature: Creating a login
  A login links a customer to a provider, and its fetch starts at once. Where the creation or the fetch fails, the error
  class says why, so that the client knows what to do.

  @ais/login-create/both-paths
  Rule: A login is created at /login and at /logins

    Scenario Outline: The request to <name> is accepted at <path> too
      Given the request to <name>
      When it is sent to the path "<path>"
      Then it is accepted

      Examples:
        | name                             | path    |
        | create a login                   | /login  |
        | create a login by the other path | /logins |

  @ais/login-create/paths-equivalent
  Rule: Both paths have the same outcome

    Scenario: Every body has the same outcome at both paths
      When logins are created by both paths with many bodies
      Then the rule holds for every case

  @ais/login-create/returns-login
  Rule: Creation answers with the login

    Scenario: The answer to a creation shows the new login
      Given the request to create a login
      When it is sent
      Then it shows a new login

  @ais/login-create/belongs-to-customer
  Rule: The login belongs to the customer whose secret was sent

    Scenario: A login created for the first of two customers belongs to that customer
      When a login is created for the first of two customers
      Then it shows "data.customer_id" as <the id of that customer>

  @ais/login-create/keeps-provider
  Rule: The login belongs to the provider of the request

    Scenario: A new login shows the provider and country of the request
      Given the request to create a login
      When it is sent
      Then it shows "data.provider_code" as <the code of the plain provider>
      And it shows "data.country_code" as <the country_code of the plain provider>

  @ais/login-create/fetch-succeeds
  Rule: With right credentials the fetch ends in success

    Scenario: A login with credentials that succeed is fetched and has accounts
      When a login is connected at the plain provider
      And its accounts and transactions are listed
      Then it connects
      And it has accounts

  @ais/login-create/credentials-keyed-by-name
  Rule: Credentials are keyed by the names of the provider's fields

    Scenario: Credentials with the names of the required fields connect
      Given the detail of the plain provider
      When a login is connected at the plain provider
      Then it connects with the names of the required fields

  @ais/login-create/optional-credentials-left-out
  Rule: Optional fields may be left out

    Scenario: Credentials without the optional fields of their provider connect
      When a login is connected without the optional fields of its provider
      Then it connects

  @ais/login-create/select-field-takes-option-value
  Rule: A select field accepts the option_value of an option

    Scenario: An option_value of the select field connects
      Given the detail of the select provider
      When a login is connected at the select provider
      Then it connects with an option_value of the select field

  @ais/login-create/select-field-refuses-other-values
  Rule: A select field accepts nothing but an option_value

    Scenario Outline: A login does not connect with <value>
      Given a login that connects at the select provider
      When another login is connected with the settings:
        | credentials | <credentials with <value>> |
      Then it does not connect

      Examples:
        | value                         |
        | an unknown option             |
        | the English name of an option |

  @ais/login-create/wrong-credentials
  Rule: Credentials that the provider refuses give InvalidCredentials

    Scenario: Wrong credentials are refused, at once or by the attempt
      Given a login that connects at the plain provider
      When another login is connected with the settings:
        | credentials | <the credentials that fail> |
      Then it does not connect, for InvalidCredentials

  @ais/login-create/duplicate
  Rule: The same login cannot be created twice

    Scenario: The same credentials of the same customer give LoginDuplicated
      Given a login that connects at the plain provider
      When its customer connects the same login once more
      Then it does not connect, for LoginDuplicated

  @ais/login-create/provider-inactive
  Rule: An inactive provider gives ProviderInactive

    Scenario: A login at an inactive provider does not connect
      Given a login that connects at the plain provider
      When another login is connected at the inactive provider
      Then it does not connect, for ProviderInactive

  @conventions/errors/provider-key-found
  Rule: A provider for which the client has no keys gives ProviderKeyFound

    Scenario: A login at a provider without the client's keys does not connect
      Given a login that connects at the plain provider
      When another login is connected at the keyless provider
      Then it does not connect, for ProviderKeyFound

  @ais/login-create/provider-disabled
  Rule: A disabled provider gives ProviderDisabled

    Scenario: A login at a disabled provider does not connect
      Given a login that connects at the plain provider
      When another login is connected at the disabled provider
      Then it does not connect, for ProviderDisabled
