@ais-v3 @ais-v4 @ais-v5
Feature: Crossed secrets
  Each key, secret and id here is right, but they belong to different owners: the keys of one client, the Customer-secret, the
  Login-secret or the login_id of another. Such a request is refused, shows nothing and changes nothing.

  @conventions/secrets/login-secret-of-another-login @stated
  Rule: A request with the id of one login in the path and the Login-secret of another login is refused.
    Source: first document, "Authentication" (line 395), third point: the login's own secret; "Errors" (line 499),
      class `WrongClientToken`
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Seen by: accounts: secret-of-another-login
    Note: The header contradicts the path. A target must refuse this even if it does not require the header.
    Faults: looks-at-no-login-secret-beside-a-path, takes-access.sameLogin-as-true,
      takes-access.sameLogin-as-true-when-repeated,
      compares-logins-at-one-provider,
      opens-newer-logins-with-an-older-secret, compares-logins-within-a-customer, takes-a-login-secret-of-another-client,
      takes-access.sameLogin-as-true-where-status-is-inactive

    @conventions/secrets/crossing-class
    Scenario: A login is not modified with the secret of another login
      Given all <routes that modify a login by its path>
      When it is sent with <the secret of another login>
      Then it is refused [login-secret-of-another-login]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

    @conventions/secrets/crossing-class
    Scenario: A login is not modified with the secret of an older login
      Given all <routes that modify a login by its path>
      When it is sent with <the secret of an older login>
      Then it is refused [login-secret-of-another-login]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

  @conventions/secrets/login-of-another-customer @stated
  Rule: A request with the Login-secret of a login and the Customer-secret of another customer is refused.
    Source: first document, "Authentication" (line 395), second and third point: whose secrets they are; "Errors"
      (line 499), class `WrongClientToken`
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Seen by: accounts: secret-of-another-customer
    Faults: takes-any-own-customer-for-a-login, compares-logins-within-a-customer,
      takes-access.sameCustomer-as-true-when-repeated

    @conventions/secrets/crossing-class
    Scenario: A login is not modified with the secret of another customer
      Given all <routes that modify a login>
      When it is sent with <the secret of another customer>
      Then it is refused [login-of-another-customer]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

    @conventions/secrets/crossing-class @conventions/secrets/login-secret-of-another-login
    Scenario: A login is not modified with the secret of another customer's login
      Given all <routes that modify a login by its path>
      When it is sent with <the secret of another customer's login>
      Then it is refused [login-of-another-customer] [login-secret-of-another-login]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

  @conventions/secrets/login-of-another-client @stated
  Rule: Every route that changes a login refuses the Login-secret and the login_id of another client's login.
    Source: first document, "Authentication" (line 395), first and third point: keys of a client, secret of a login;
      "Errors" (line 499), class `WrongClientToken`
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: second-client, plain-provider
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true,
      opens-logins-of-other-clients-to-own-customers, takes-a-login-secret-of-another-client

    @conventions/secrets/crossing-class
    Scenario: A login is not modified with the keys of another client
      Given all <routes that modify a login>
      When it is sent with <the keys of the second client>
      Then it is refused [login-of-another-client]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

    @conventions/secrets/crossing-class
    Scenario: A login is not modified with the keys of another client and the secret of that client's customer
      Given all <routes that modify a login>
      When it is sent with <the keys of the second client and the secret of its customer>
      Then it is refused [login-of-another-client]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

    @conventions/secrets/crossing-class
    Scenario: A login of another client is not modified
      Given all <routes that modify a login>
      When it is sent with <a login of the second client>
      Then it is refused [login-of-another-client]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

    @conventions/secrets/crossing-class
    Scenario: A login is not modified with the secret of another client's login
      Given all <routes that modify a login by its path>
      When it is sent with <the secret of a login of the second client>
      Then it is refused [login-of-another-client]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

  @conventions/secrets/refused-crossing-changes-nothing @stated
  Rule: A request that is refused for mixed secrets, ids or keys does not change the login or its attempts.
    Source: first document, "Errors" (line 499), class `WrongClientToken`: wrong combination; what is done all the same
      is not refused
    Needs: plain-provider
    Faults: changes-daily-refresh-before-refusing, forgets-to-store-after-an-older-customer

    Scenario: No route modifies a login for the secret of another customer that it refuses
      Given all <routes that modify a login>
      When what it writes is refused for <the secret of another customer>
      Then it is not done

  @conventions/secrets/crossing-class @implied
  Rule: A request that mixes customers, logins or clients is refused with WrongClientToken, CustomerNotFound or LoginNotFound.
    Source: first document, "Errors" (line 499), classes `WrongClientToken`, `CustomerNotFound` and `LoginNotFound`
    Needs: plain-provider
    Note: WrongClientToken means a wrong combination of customer, app id and login. The meanings of the three classes
      overlap.
    Faults: calls-WrongClientToken-ActionNotAllowed

  @conventions/secrets/token-customer-crossed @implied @ais-v4 @ais-v5
  Rule: A request for a token with the customer_id of one customer and the Customer-secret of another customer of the same client is refused.
    Source: first document, "Authentication" (line 395), second point: requests that create tokens carry
      Customer-secret; "Errors" (line 499), class `WrongClientToken`
    Note: The document names no error class for this case. The authentication rules require a Customer-secret when a
      token is created, but the row of the route lists only customer_id. A target that ignores the header gets a
      warning and does not fail.
    Faults: takes-access.sameCustomerNamed-as-true, takes-access.sameCustomerNamed-as-true-when-repeated
    Variants: customer-secret-ignored-for-tokens

    Scenario: The customer_id of one customer is refused with the Customer-secret of another
      Given the request to create a token
      When it is sent with the header "Customer-secret" set to <the Customer-secret of another customer>
      Then it is refused

  @conventions/secrets/customer-of-another-client @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: A request with the Customer-secret or the customer_id of another client's customer is refused.
    Source: first document, "Authentication" (line 395), first and second point: keys of a client, secret of a
      customer; "What the service does" (line 7): a customer is an end-user of the client
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: second-client, plain-provider
    Seen by: connections: page-within-client, customers: within-client
    Faults: takes-access.ownCustomer-as-true, takes-access.ownCustomer-as-true-when-*,
      opens-the-customers-of-others-by-id-alone

    @conventions/secrets/crossing-class
    Scenario Outline: The <which> request for a customer is refused to another client
      Given the request to <request>
      When it is sent as the "second" client
      Then it is refused [customer-of-another-client]
      And it is refused as "WrongClientToken or CustomerNotFound or LoginNotFound" [crossing-class]

      Examples:
        | which  | request        |
        | first  | create a login |
        | second | create a token |

  @conventions/secrets/reads-stay-within-client @stated
  Rule: A client cannot read a login, attempt, account or transaction of another client, in a list or by id.
    Source: first document, "Authentication" (line 395), first point: keys of the client; "What the service does"
      (line 7): a customer is an end-user of the client
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: second-client, plain-provider
    Observed by: owners: record
    Seen by: accounts: within-client
    Shown by: conventions/ids/id-of-another-client-finds-nothing
    Faults: opens-attempts-of-others-by-id-alone, takes-access.ownCustomer-as-true, takes-access.ownLogin-as-true,
      takes-accounts.ownAccount-as-true, takes-accounts.ownAccount-as-true-when-repeated,
      takes-access.ownLogin-as-true-when-*, lists-the-accounts-of-all-clients

    Scenario: Another client is not shown a list from a row on that it does not own
      Given all <first rows of a list of what clients own>
      When it is sent with <an id of another client, by itself>
      Then the second client is shown nothing of it

  @conventions/secrets/transactions-of-another-client @stated
  Rule: Category learning refuses a transaction of another client, or reports it as not found.
    It learns nothing from it.
    Source: first document, "Authentication" (line 395), first point: keys of the client; "What the service does"
      (line 7): a customer is an end-user of the client
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: second-client, plain-provider
    Faults: takes-accounts.ownTransaction-as-true, takes-accounts.ownTransaction-as-true-when-repeated

    Scenario: A client cannot teach a category by another client's transaction
      Given the request to learn a category
      When it is sent as the "second" client
      Then nothing is learnt from it
