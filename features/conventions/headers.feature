Feature: Keys in the headers
  Every request says whose it is. A server that answers without keys, with half of them, or with keys that do not
  belong together, gives data away.

  @conventions/headers/app-id-missing
  Rule: A request without App-id is refused

    Scenario: Countries are not listed without an App-id
      Given the request to list countries
      When it is sent without the header "App-id"
      Then it is refused as AppIdNotProvided

    Scenario: A customer is not created without an App-id
      Given the request to create a customer
      When it is sent without the header "App-id"
      Then it is refused as AppIdNotProvided

  @conventions/headers/secret-missing
  Rule: A request without Secret is refused

    Scenario: Countries are not listed without a Secret
      Given the request to list countries
      When it is sent without the header "Secret"
      Then it is refused as SecretNotProvided

    Scenario: A customer is not created without a Secret
      Given the request to create a customer
      When it is sent without the header "Secret"
      Then it is refused as SecretNotProvided

  @conventions/headers/required-on-every-route
  Rule: No route answers without both keys

    Scenario Outline: Every route asks for <header>
      When every route is called without the header "<header>"
      Then every route refuses it as <class>

      Examples:
        | header | class             |
        | App-id | AppIdNotProvided  |
        | Secret | SecretNotProvided |

  @conventions/headers/unknown-app-id
  Rule: An App-id that no client has is refused

    Scenario: An App-id of the right form opens nothing
      Given the request to list countries
      When it is sent with the header "App-id" set to <an App-id that no client has>
      Then it is refused as ApiKeyNotFound or ClientNotFound

  @conventions/headers/wrong-secret
  Rule: A Secret opens only when it is the client's own, to the last character

    Scenario Outline: <secret> does not open
      Given the request to list countries
      When it is sent with the header "Secret" set to <<secret>>
      Then it is refused as ApiKeyNotFound or ClientNotFound

      Examples:
        | secret                            |
        | a Secret that no client has       |
        | its Secret but for the last character |
        | its Secret cut short              |
        | its Secret and one character more |

  @conventions/headers/crossed-keys
  Rule: Keys of two clients do not go together

    Scenario: The Secret of another client does not open
      Given the request to list countries
      When it is sent with the header "Secret" set to <the Secret of the second client>
      Then it is refused as ApiKeyNotFound or ClientNotFound

    Scenario: The App-id of another client does not open
      Given the request to list countries
      When it is sent with the header "App-id" set to <the App-id of the second client>
      Then it is refused as ApiKeyNotFound or ClientNotFound

  @conventions/headers/service-key-reaches-every-route
  Rule: A service key is the right kind of key everywhere

    Scenario: No route tells a service key that it is for other keys
      When every route is called with the service key
      Then no route refuses it as AppsRestricted

  @conventions/headers/app-key-accepted
  Rule: An app key is a key, though not for every route

    Scenario: An app key is let in or told that it is an app key
      When routes that name no customer are called with the app key
      Then each is accepted or refused as AppsRestricted or ActionNotAllowed

  @conventions/headers/names-in-any-case
  Rule: Header names count in any letter case

    Scenario Outline: Keys named <id> and <secret> are read
      Given the request to list countries
      When it is sent with its keys named "<id>" and "<secret>"
      Then it is accepted

      Examples:
        | id     | secret |
        | app-id | secret |
        | APP-ID | SECRET |
