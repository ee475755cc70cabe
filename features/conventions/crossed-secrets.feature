Feature: Crossed secrets
  Each key, secret and id here is right, but they belong to different owners. Such a request is refused, shows nothing
  and changes nothing.

  @conventions/secrets/login-secret-of-another-login @conventions/secrets/crossing-class
  Rule: The secret of one login does not open another

    Scenario: A login is not modified with the secret of another login
      When logins are modified by path with the secret of another login, then without crossing
      Then each is refused until it is right [login-secret-of-another-login]
      And each is refused as WrongClientToken or CustomerNotFound or LoginNotFound until it is right [crossing-class]

  @conventions/secrets/login-of-another-customer @conventions/secrets/crossing-class
  Rule: The secret of one customer does not open the login of another

    Scenario Outline: A login is not modified by <form> with the secret of another customer
      When logins are modified by <form> with the secret of another customer, then without crossing
      Then each is refused until it is right [login-of-another-customer]
      And each is refused as WrongClientToken or CustomerNotFound or LoginNotFound until it is right [crossing-class]

      Examples:
        | form   |
        | header |
        | path   |

  @conventions/secrets/token-customer-crossed
  Rule: customer_id and Customer-secret name the same customer

    Scenario: The customer_id of one customer is refused with the Customer-secret of another
      Given the request to create a token
      When it is sent with the header "Customer-secret" set to <the Customer-secret of another customer>
      Then it is refused

  @conventions/secrets/customer-of-another-client @conventions/secrets/crossing-class
  Rule: A customer belongs to one client

    Scenario Outline: The <which> request for a customer is refused to another client
      Given the request to <request>
      When it is sent as the second client
      Then it is refused [customer-of-another-client]
      And it is refused as WrongClientToken or CustomerNotFound or LoginNotFound [crossing-class]

      Examples:
        | which  | request        |
        | first  | create a login |
        | second | create a token |

  @conventions/secrets/login-of-another-client @conventions/secrets/crossing-class
  Rule: A login belongs to one client

    Scenario Outline: A login is not modified by <form> with the keys of another client
      When logins are modified by <form> with the keys of the second client, then without crossing
      Then each is refused until it is right [login-of-another-client]
      And each is refused as WrongClientToken or CustomerNotFound or LoginNotFound until it is right [crossing-class]

      Examples:
        | form   |
        | header |
        | path   |

    Scenario: A login is not modified with the keys of another client and the secret of that client's customer
      When logins are modified by header with the keys of the second client and the secret of its customer, then without crossing
      Then each is refused until it is right [login-of-another-client]
      And each is refused as WrongClientToken or CustomerNotFound or LoginNotFound until it is right [crossing-class]

  @conventions/secrets/reads-stay-within-client
  Rule: A client is never shown what belongs to another client, with or without its secrets

    Scenario Outline: Another client is not shown <what>
      When the main client and the second client read <what>
      Then the second client is shown nothing of it

      Examples:
        | what                                  |
        | the login                             |
        | its customer's logins                 |
        | the logins from it on                 |
        | its attempts                          |
        | its newest attempt                    |
        | its accounts                          |
        | its customer's accounts               |
        | its transactions                      |
        | the transactions of its first account |

  @conventions/secrets/transactions-of-another-client
  Rule: Nothing is learnt from the transactions of another client

    Scenario: A client cannot teach a category by another client's transaction
      Given the request to learn a category
      When it is sent as the second client
      Then nothing is learnt from it

  @conventions/secrets/refused-crossing-changes-nothing
  Rule: A refused request changes nothing

    Scenario: A login is the same after every crossed request was refused
      When a login is modified with crossed secrets and keys in every way, then reconnected
      Then the crossed requests left the login as it was
