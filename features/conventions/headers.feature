Feature: Keys in the headers
  Every request carries the keys of its client. A server that answers without keys, with half of them, or with keys of
  two clients, gives data away.

  @conventions/headers/app-id-missing
  Rule: A request without App-id is refused

    Scenario Outline: A request that <does> is refused without App-id
      Given the request to <request>
      When it is sent without the header "App-id"
      Then it is refused as AppIdNotProvided

      Examples:
        | does   | request           |
        | reads  | list countries    |
        | writes | create a customer |

  @conventions/headers/secret-missing
  Rule: A request without Secret is refused

    Scenario Outline: A request that <does> is refused without Secret
      Given the request to <request>
      When it is sent without the header "Secret"
      Then it is refused as SecretNotProvided

      Examples:
        | does   | request           |
        | reads  | list countries    |
        | writes | create a customer |

  @conventions/headers/required-on-every-route
  Rule: No route answers without both keys

    Scenario Outline: Every route requires <header>
      Given every route
      When it is sent with no <header>, then with its own keys
      Then it is stopped as <class>

      Examples:
        | header | class             |
        | App-id | AppIdNotProvided  |
        | Secret | SecretNotProvided |

  @conventions/headers/unknown-app-id
  Rule: An unknown App-id is refused

    Scenario: An unknown App-id of the right form is refused
      Given the request to list countries
      When it is sent with the header "App-id" set to <an unknown App-id>
      Then it is refused as ApiKeyNotFound or ClientNotFound

    Scenario Outline: Every route refuses <an App-id>
      Given every route
      When it is sent with <an App-id>, then with its own keys
      Then it is stopped as ApiKeyNotFound or ClientNotFound

      Examples:
        | an App-id                         |
        | an unknown App-id                 |
        | its App-id and one character more |
        | its App-id cut short              |

  @conventions/headers/wrong-secret
  Rule: Only the client's own Secret is accepted, to the last character

    Scenario Outline: A request with <secret> is refused
      Given the request to list countries
      When it is sent with the header "Secret" set to <<secret>>
      Then it is refused as ApiKeyNotFound or ClientNotFound

      Examples:
        | secret                                |
        | an unknown Secret                     |
        | its Secret but for the last character |
        | its Secret cut short                  |
        | its Secret and one character more     |

    Scenario Outline: Every route refuses <a Secret>
      Given every route
      When it is sent with <a Secret>, then with its own keys
      Then it is stopped as ApiKeyNotFound or ClientNotFound

      Examples:
        | a Secret                             |
        | another last character of its Secret |
        | its Secret and one character more    |
        | its Secret cut short                 |

  @conventions/headers/keys-in-other-case
  Rule: A key in other letter case is another key

    Scenario Outline: Every route refuses <a key>
      Given every route
      When it is sent with <a key>, then with its own keys
      Then it is stopped as ApiKeyNotFound or ClientNotFound

      Examples:
        | a key                           |
        | its App-id in other letter case |
        | its Secret in other letter case |

  @conventions/headers/inactive-key @conventions/headers/inactive-key-class
  Rule: A deactivated key opens nothing

    Scenario: Every route refuses a deactivated key
      Given every route
      When it is sent with the keys of the deactivated client, then with its own keys
      Then it is stopped as ApiKeyNotFound or ClientNotFound [inactive-key]
      And it is stopped as ApiKeyNotFound [inactive-key-class]

  @conventions/headers/crossed-keys
  Rule: The keys of two clients do not work together

    Scenario Outline: A request with <key> is refused
      Given the request to list countries
      When it is sent with the header "<header>" set to <<key>>
      Then it is refused as ApiKeyNotFound or ClientNotFound

      Examples:
        | header | key                             |
        | Secret | the Secret of the second client |
        | App-id | the App-id of the second client |

    Scenario Outline: Every route refuses <a key>
      Given every route
      When it is sent with <a key>, then with its own keys
      Then it is stopped as ApiKeyNotFound or ClientNotFound

      Examples:
        | a key                           |
        | the Secret of the second client |
        | the App-id of the second client |

  @conventions/headers/service-key-reaches-every-route
  Rule: Every route accepts the kind of key that a service key is

    Scenario: No route refuses a service key as restricted to other keys
      When every route is requested with the service key
      Then no route refuses it as AppsRestricted

  @conventions/headers/app-key-accepted
  Rule: An app key is accepted, or refused for its kind

    Scenario: Every route accepts an app key or refuses it as an app key
      When every route that names no customer is requested with the app key
      Then each is accepted or refused as AppsRestricted or ActionNotAllowed

  @conventions/headers/names-in-any-case
  Rule: Header names are read in any letter case

    Scenario Outline: Keys named <id> and <secret> are accepted
      Given the request to list countries
      When it is sent with its keys named "<id>" and "<secret>"
      Then it is accepted

      Examples:
        | id     | secret |
        | app-id | secret |
        | APP-ID | SECRET |
