@ais-v3 @ais-v4 @ais-v5
Feature: Secrets of customers and logins
  A request for a customer carries its Customer-secret, and a request that modifies a login its Login-secret, both together
  with the keys of the client to which they belong.

  @conventions/secrets/customer-secret-missing-on-create @stated @ais-v4 @ais-v5
  Rule: Creating a login without Customer-secret is refused, because the request then names no customer.
    Source: first document, "Authentication" (line 395), second point: requests that create logins carry it
    Needs: plain-provider
    Note: The document names no error class for the missing header, so any documented class is accepted. The body of
      the request has no customer_id either.
    Faults: gives-nobodys-login-to-the-newest-customer

    Scenario Outline: The request to create a login is refused without Customer-secret, by the <path> path
      Given the request to <request>
      When it is sent without the header "Customer-secret"
      Then it is refused

      Examples:
        | path   | request                          |
        | first  | create a login                   |
        | second | create a login by the other path |

  @conventions/secrets/customer-secret-of-oauth-provider @stated @ais-v4 @ais-v5
  Rule: A request that creates an oauth provider carries Customer-secret.
    Source: first document, "Authentication" (line 395), second point: requests that create oauth providers carry it
    Not checkable: The request that creates a login at an oauth provider is not shown, and the rows of its refresh and
      its authorization list no header.

  @conventions/secrets/customer-secret-unknown @stated
  Rule: An unknown Customer-secret is refused with CustomerNotFound.
    Source: first document, "Errors" (line 449), class `CustomerNotFound`: no customer for the given secret
    Needs: plain-provider
    Faults: compares-customer-secrets-without-their-end, calls-CustomerNotFound-WrongClientToken

    Scenario Outline: A request with <secret> is refused
      Given the request to create a login
      When it is sent with the header "Customer-secret" set to <<secret>>
      Then it is refused as "CustomerNotFound"

      Examples:
        | secret                                       |
        | an unknown Customer-secret                   |
        | a Customer-secret but for the last character |

  @conventions/secrets/login-secret-missing @stated @ais-v3 @ais-v4
  Rule: The reconnect, interactive and refresh routes that have no login in their path refuse a request without Login-secret.
    Source: first document, "Authentication" (line 395), third point: requests that modify a login carry it; "Version
      4" (line 313), row `PUT /api/v4/login/reconnect`: headers
    Needs: plain-provider
    Note: The document names no error class for the missing header.
    Faults: modifies-the-newest-login-when-none-is-named

    Scenario: Reconnect, interactive and refresh require the Login-secret
      Given all <routes that modify a login by its secret>
      When it is sent with <no Login-secret>
      Then it is refused

  @conventions/secrets/login-secret-missing-by-path @implied
  Rule: The reconnect, interactive and refresh routes that have the login in their path also refuse a request without Login-secret.
    Source: first document, "Authentication" (line 395), third point: requests that modify a login carry it; "Version
      4" (line 314), rows of the path forms: `headers as reconnect`
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Note: The rows say "headers as reconnect". It is not certain that a path with the login still needs the header. A
      target that does not require it gets a warning and does not fail.
    Faults: takes-the-path-for-the-login-secret

    Scenario: Reconnect, interactive and refresh by path require the Login-secret
      Given all <routes that modify a login by its path>
      When it is sent with <no Login-secret>
      Then it is refused

  @conventions/secrets/login-secret-unknown @stated @ais-v3 @ais-v4
  Rule: The reconnect, interactive and refresh routes that have no login in their path refuse an unknown Login-secret.
    Source: first document, "Authentication" (line 395), third point: requests that modify a login carry it; "Version
      4" (line 313), row `PUT /api/v4/login/reconnect`: headers
    Needs: plain-provider
    Note: The document names no error class for this case. LoginNotFound and WrongClientToken both fit.
    Faults: opens-the-newest-login-for-an-unknown-secret

    @alone
    Scenario: Reconnect, interactive and refresh refuse an unknown Login-secret
      Given all <routes that modify a login by its secret>
      When it is sent with <an unknown Login-secret>
      Then it is refused

  @conventions/secrets/login-secret-unknown-by-path @implied
  Rule: The reconnect, interactive and refresh routes that have the login in their path also refuse an unknown Login-secret.
    Source: first document, "Authentication" (line 395), third point: requests that modify a login carry it; "Version
      4" (line 314), rows of the path forms: `headers as reconnect`
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Note: A target that uses only the path may ignore the header.
    Faults: looks-at-no-login-secret-beside-a-path

    Scenario: Reconnect, interactive and refresh by path refuse an unknown Login-secret
      Given all <routes that modify a login by its path>
      When it is sent with <an unknown Login-secret>
      Then it is refused

  @conventions/secrets/customer-secret-missing-on-login-change @implied
  Rule: The reconnect, interactive and refresh routes refuse a request without Customer-secret.
    Source: first document, "Endpoints / Version 4" (line 313), row `PUT /api/v4/login/reconnect`: headers; rows of
      interactive and refresh: `headers as reconnect`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Note: The rows list the header and do not say that it is required, and Login-secret alone names the login. A target
      that goes by it gets a warning and does not fail. The document names no error class for the missing header.
    Faults: asks-no-customer-secret-to-modify

    Scenario: Reconnect, interactive and refresh require the Customer-secret
      Given all <routes that modify a login>
      When it is sent with <no Customer-secret>
      Then it is refused

  @conventions/secrets/customer-secret-compared-whole @stated
  Rule: Every route that takes Customer-secret refuses one with another last character, one with a character more and one with a character less.
    Source: first document, "Authentication" (line 400), second point: Customer-secret, `identifying the customer`;
      "Errors" (line 449), class `CustomerNotFound`: none for the secret
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Note: Any documented class is accepted. Where the row of a route does not list the header, only the second point
      asks for it: a target that ignores it there gets a warning and does not fail.
    Faults: takes-a-longer-customer-*
    Variants: customer-secret-ignored-for-tokens

    Scenario Outline: Every route with Customer-secret refuses <a secret>
      Given all <routes with Customer-secret>
      When it is sent with <<a secret>>
      Then it is refused beside the right one

      Examples:
        | a secret                                      |
        | another last character of its Customer-secret |
        | its Customer-secret and one character more    |

  @conventions/secrets/login-secret-compared-whole @stated
  Rule: Every route that takes Login-secret refuses one with another last character, one with a character more and one with a character less.
    Source: first document, "Authentication" (line 395), third point: requests that read or modify a login carry it
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Note: Any documented class is accepted. Where the row of a route does not list the header, or its path names the
      login, a target that ignores the header gets a warning and does not fail.
    Faults: takes-a-longer-login-*
    Variants: login-secret-ignored-on-reads

    Scenario Outline: Every route with Login-secret refuses <a secret>
      Given all <routes with Login-secret>
      When it is sent with <<a secret>>
      Then it is refused beside the right one

      Examples:
        | a secret                                   |
        | another last character of its Login-secret |
        | its Login-secret and one character more    |

  @conventions/secrets/secrets-in-other-case @implied
  Rule: A Customer-secret or a Login-secret in other letter case is refused.
    Source: first document, "Authentication" (line 395), second and third point: the secrets; how they are compared is
      not said
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Faults: compares-customer-secrets-in-*, compares-login-*
    Variants: customer-secret-ignored-for-tokens, login-secret-ignored-on-reads

    Scenario Outline: Every route with <header> refuses it in other letter case
      Given all <places>
      When it is sent with <secret>
      Then it is refused beside the right one

      Examples:
        | header          | places                        | secret                                     |
        | Customer-secret | <routes with Customer-secret> | <its Customer-secret in other letter case> |
        | Login-secret    | <routes with Login-secret>    | <its Login-secret in other letter case>    |

  @conventions/secrets/header-of-version-4 @implied @ais-v5
  Rule: The header that carries the secret of a login in version 4 does not stand for Login-secret.
    Source: first document, "Authentication" (line 395), third point: in version 5 Connection-secret; "Version 6"
      (line 393), last sentence: `in place of Login-secret`
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Note: Checked with the right secret under the header of version 4. The document does not say that the old header
      is refused.
    Faults: hears-the-secret-header-of-version-4
    Variants: takes-the-secret-header-of-version-4

    Scenario: Reconnect, interactive and refresh refuse the secret under the name of version 4
      Given all <routes that modify a login by its path>
      When it is sent with <their own secret under the name of version 4>
      Then it is refused

  @conventions/secrets/login-secret-asked-on-reads @implied
  Rule: The routes that read a login and its attempts refuse a request without Login-secret.
    Source: first document, "Authentication" (line 401), third point: requests that `read or modify a login` carry it
    In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret
    Needs: plain-provider
    Note: The rows of these routes list no header. A target that reads without it gets a warning and does not fail.
    Faults: asks-no-login-*
    Variants: login-secret-ignored-on-reads

    Scenario: Every route that reads a login requires the Login-secret
      Given all <routes that read a login>
      When it is sent with <no Login-secret>
      Then it is refused beside the right one
