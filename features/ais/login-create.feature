Feature: Creating a login
  A login links a customer to a provider and begins to fetch at once. Whatever is wrong with the request must be said
  in words that the client can act on, and what is left out must mean what the documents say it means.

  @ais/login-create/both-paths
  Rule: A login is created at /login and at /logins alike

    Scenario Outline: The request to <name> is accepted at its other path too
      Given the request to <name>
      When it is sent to the other path
      Then it is accepted

      Examples:
        | name                             |
        | create a login                   |
        | create a login by the other path |

  @ais/login-create/paths-equivalent
  Rule: Both paths have the same outcome

    Scenario: For every body both paths accept alike or refuse alike
      Then for every body a login is created alike by both paths

  @ais/login-create/returns-login
  Rule: Creation answers with the login

    Scenario: The answer to a creation shows the new login
      Given the request to create a login
      When it is sent
      Then it shows a new login

  @ais/login-create/belongs-to-customer
  Rule: The login is that of the customer whose secret was sent

    Scenario: A login made for the first of two customers is that customer's
      When a login is created for the first of two customers
      Then it shows a login of that customer

  @ais/login-create/keeps-provider
  Rule: The login is at the provider that was named

    Scenario: A new login shows the provider and country of the request
      Given the request to create a login
      When it is sent
      Then it shows a login at the plain provider

  @ais/login-create/fetch-succeeds
  Rule: With right credentials the fetch ends in success

    Scenario: A login with credentials that succeed is fetched and has accounts
      When a login is connected at the plain provider
      Then it connects and has accounts

  @ais/login-create/credentials-keyed-by-name
  Rule: Credentials are keyed by the names of the provider's fields

    Scenario: Credentials with the names of the required fields connect
      When a login is connected at the plain provider
      Then it connects with keys that the provider names

  @ais/login-create/select-field-takes-option-value
  Rule: A select field takes the option_value of an option

    Scenario: An option_value of the select field connects
      When a login is connected at the select provider
      Then it connects with a value that the provider names

  @ais/login-create/select-field-refuses-other-values
  Rule: A select field takes nothing but an option_value

    Scenario Outline: <value> does not connect
      Given a login that connects at the select provider
      When another is connected with the select field set to <value>
      Then it does not connect

      Examples:
        | value                           |
        | <a value that no option has>    |
        | <the English name of an option> |

  @ais/login-create/wrong-credentials
  Rule: Credentials that the provider refuses give InvalidCredentials

    Scenario: Wrong credentials are told as such, at once or by the attempt
      Given a login that connects at the plain provider
      When another is connected with the field "data.credentials" set to <the credentials that fail>
      Then it does not connect, for InvalidCredentials

  @ais/login-create/duplicate
  Rule: The same login cannot be made twice

    Scenario: The same credentials of the same customer give LoginDuplicated
      Given a login that connects at the plain provider
      When its customer connects there once more
      Then it does not connect, for LoginDuplicated

  @ais/login-create/provider-inactive
  Rule: An inactive provider gives ProviderInactive

    Scenario: Connecting an inactive provider is refused
      Given a login that connects at the plain provider
      When another is connected at the inactive provider
      Then it does not connect, for ProviderInactive

  @ais/login-create/provider-disabled
  Rule: A disabled provider gives ProviderDisabled

    Scenario: Connecting a disabled provider is refused
      Given a login that connects at the plain provider
      When another is connected at the disabled provider
      Then it does not connect, for ProviderDisabled
