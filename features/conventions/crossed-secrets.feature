Feature: Crossed secrets
  Keys, secrets and ids that are each right but do not belong together open nothing, show nothing and change nothing.

  @conventions/secrets/login-secret-of-another-login @conventions/secrets/crossing-class
  Rule: The secret of one login does not open another

    Scenario: Logins are not modified with the secret of another
      When logins are modified by their path with the secret of another login
      Then each crossing is refused until it is right

  @conventions/secrets/login-of-another-customer @conventions/secrets/crossing-class
  Rule: The secret of one customer does not go with the login of another

    Scenario Outline: Logins are not modified by <form> for another customer
      When logins are modified by <form> for another customer
      Then each crossing is refused until it is right

      Examples:
        | form   |
        | header |
        | path   |

  @conventions/secrets/token-customer-crossed
  Rule: A token is not made for one customer with the secret of another

    Scenario: customer_id and Customer-secret of two customers do not go together
      Given the request to create a token
      When it is sent with the Customer-secret of another customer
      Then the crossing is refused

  @conventions/secrets/customer-of-another-client @conventions/secrets/crossing-class
  Rule: A customer belongs to one client

    Scenario Outline: The customer of another client cannot be used to <request>
      Given the request to <request>
      When it is sent as the second client
      Then the crossing is refused

      Examples:
        | request        |
        | create a login |
        | create a token |

  @conventions/secrets/login-of-another-client @conventions/secrets/crossing-class
  Rule: A login belongs to one client

    Scenario Outline: Logins are not modified by <form> by another client
      When logins are modified by <form> by the second client
      Then each crossing is refused until it is right

      Examples:
        | form   |
        | header |
        | path   |

    Scenario: A Login-secret is not taken from another client that has a customer of its own
      When logins are modified by header by the second client for a customer of its own
      Then each crossing is refused until it is right

  @conventions/secrets/reads-stay-within-client
  Rule: No client is shown what belongs to another, whether it has got hold of the secrets or not

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

    Scenario: Another client cannot teach with a transaction that is not its own
      Given the request to learn a category
      When it is sent as the second client
      Then it teaches nothing

  @conventions/secrets/refused-crossing-changes-nothing
  Rule: A refused request leaves no mark

    Scenario: A login is the same after every crossing was refused
      Then requests that cross its secrets leave a login as it was
