Feature: Secrets of customers and logins
  A request for a customer carries its Customer-secret, and a request that modifies a login its Login-secret, both together
  with the keys of the client to which they belong.

  @conventions/secrets/customer-secret-missing-on-create
  Rule: A login is not created without a Customer-secret

    Scenario Outline: The request to create a login is refused without Customer-secret, by the <path> path
      Given the request to <request>
      When it is sent without the header "Customer-secret"
      Then it is refused

      Examples:
        | path   | request                          |
        | first  | create a login                   |
        | second | create a login by the other path |

  @conventions/secrets/customer-secret-unknown
  Rule: An unknown Customer-secret is refused

    Scenario Outline: A request with <secret> is refused
      Given the request to create a login
      When it is sent with the header "Customer-secret" set to <<secret>>
      Then it is refused as CustomerNotFound

      Examples:
        | secret                                       |
        | an unknown Customer-secret                   |
        | a Customer-secret but for the last character |

  @conventions/secrets/login-secret-missing
  Rule: A login is modified only with its Login-secret

    Scenario: Reconnect, interactive and refresh require the Login-secret
      When logins are modified by header without the header "Login-secret", then with it
      Then each is refused until it is right

  @conventions/secrets/login-secret-missing-by-path
  Rule: A login that the path names is modified only with its Login-secret

    Scenario: Reconnect, interactive and refresh by path require the Login-secret
      When logins are modified by path without the header "Login-secret", then with it
      Then each is refused until it is right

  @conventions/secrets/login-secret-unknown
  Rule: An unknown Login-secret is refused

    Scenario: Reconnect, interactive and refresh refuse an unknown Login-secret
      When logins are modified by header with the header "Login-secret" set to <an unknown Login-secret>, then with their own
      Then each is refused until it is right

  @conventions/secrets/login-secret-unknown-by-path
  Rule: An unknown Login-secret is refused beside a path that names a login

    Scenario: Reconnect, interactive and refresh by path refuse an unknown Login-secret
      When logins are modified by path with the header "Login-secret" set to <an unknown Login-secret>, then with their own
      Then each is refused until it is right

  @conventions/secrets/customer-secret-missing-on-login-change
  Rule: A login is modified only with its Customer-secret

    Scenario Outline: Reconnect, interactive and refresh by <form> require the Customer-secret
      When logins are modified by <form> without the header "Customer-secret", then with it
      Then each is refused until it is right

      Examples:
        | form   |
        | header |
        | path   |

  @conventions/secrets/customer-secret-compared-whole
  Rule: A Customer-secret is compared to its last character

    Scenario Outline: Every route with Customer-secret refuses <a secret>
      Given every route with Customer-secret
      When it is sent with <a secret>, then with its own Customer-secret
      Then it is refused beside the right one

      Examples:
        | a secret                                      |
        | another last character of its Customer-secret |
        | its Customer-secret and one character more    |
        | its Customer-secret cut short                 |

  @conventions/secrets/login-secret-compared-whole
  Rule: A Login-secret is compared to its last character

    Scenario Outline: Every route with Login-secret refuses <a secret>
      Given every route with Login-secret
      When it is sent with <a secret>, then with its own Login-secret
      Then it is refused beside the right one

      Examples:
        | a secret                                   |
        | another last character of its Login-secret |
        | its Login-secret and one character more    |
        | its Login-secret cut short                 |

  @conventions/secrets/secrets-in-other-case
  Rule: A secret in other letter case is another secret

    Scenario Outline: Every route with <header> refuses it in other letter case
      Given every route with <header>
      When it is sent with its <header> in other letter case, then with its own <header>
      Then it is refused beside the right one

      Examples:
        | header          |
        | Customer-secret |
        | Login-secret    |

  @conventions/secrets/header-of-version-4
  Rule: The header of version 4 opens no connection of version 5

    Scenario: Reconnect, interactive and refresh refuse the secret under the name of version 4
      When logins are modified by path with their own secret under the name of version 4, then without crossing
      Then each is refused until it is right

  @conventions/secrets/login-secret-asked-on-reads
  Rule: A login is read only with its Login-secret

    Scenario: Every route that reads a login requires the Login-secret
      Given every route that reads a login
      When it is sent with no Login-secret, then with its own Login-secret
      Then it is refused beside the right one
