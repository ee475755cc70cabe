Feature: Secrets of customers and logins
  A customer is opened by its Customer-secret and a login by its Login-secret, and only together with the keys of the
  client they belong to. Nothing that is crossed succeeds or leaves a mark.

  @conventions/secrets/customer-secret-missing-on-create
  Rule: A login is not created for nobody

    Scenario Outline: Without a customer it is refused to <request>
      Given the request to <request>
      When it is sent without the header "Customer-secret"
      Then it is refused

      Examples:
        | request                          |
        | create a login                   |
        | create a login by the other path |

  @conventions/secrets/customer-secret-unknown
  Rule: A Customer-secret that no customer has opens nothing

    Scenario Outline: A login is not created with <secret>
      Given the request to create a login
      When it is sent with the header "Customer-secret" set to <<secret>>
      Then it is refused as CustomerNotFound

      Examples:
        | secret                                     |
        | a Customer-secret that no customer has     |
        | a Customer-secret but for the last character |

  @conventions/secrets/login-secret-missing
  Rule: A login is modified only with its Login-secret

    Scenario: Reconnect, interactive and refresh ask for the Login-secret
      When logins are modified by header without the header "Login-secret", then with it
      Then each is refused until it is right

  @conventions/secrets/login-secret-missing-by-path
  Rule: A login that the path names is modified only with its Login-secret

    Scenario: Reconnect, interactive and refresh by path ask for the Login-secret
      When logins are modified by path without the header "Login-secret", then with it
      Then each is refused until it is right

  @conventions/secrets/login-secret-unknown
  Rule: A Login-secret that no login has opens nothing

    Scenario: Reconnect, interactive and refresh look the Login-secret up
      When logins are modified by header with the header "Login-secret" set to <a Login-secret that no login has>, then with their own
      Then each is refused until it is right

  @conventions/secrets/login-secret-unknown-by-path
  Rule: A Login-secret that no login has spoils the path that names one

    Scenario: Reconnect, interactive and refresh by path look the Login-secret up
      When logins are modified by path with the header "Login-secret" set to <a Login-secret that no login has>, then with their own
      Then each is refused until it is right

  @conventions/secrets/customer-secret-missing-on-login-change
  Rule: A login is modified only with its Customer-secret

    Scenario Outline: Reconnect, interactive and refresh by <form> ask for the Customer-secret
      When logins are modified by <form> without the header "Customer-secret", then with it
      Then each is refused until it is right

      Examples:
        | form   |
        | header |
        | path   |
