@ais-v3 @ais-v4 @ais-v5
Feature: Keys, secrets and ids of different owners in one request
  There are two customers with their logins and, where the profile has one, a second client. Many requests combine the keys
  of one client with the Customer-secret, the Login-secret or the login_id of another owner. They use the header-named and
  the path-named form.

  In ais-v5: third point: Connection-secret; "Version 6" (line 378), last sentence: in place of Login-secret

  @conventions/secrets/login-secret-of-another-login @stated
  Rule: A request with the id of one login in the path and the Login-secret of another login is refused.
    Source: first document, "Authentication" (line 395), third point: the login's own secret; "Errors" (line 499),
      class `WrongClientToken`
    Needs: plain-provider
    Note: The header contradicts the path. A target must refuse this even if it does not require the header.
    Faults: looks-at-no-login-secret-beside-a-path, takes-access.sameLogin-as-true,
      opens-newer-logins-with-an-older-secret, compares-logins-within-a-customer, takes-a-login-secret-of-another-client

    Scenario: No combination of two logins of one customer is accepted
      When many requests are sent with <keys, secrets and ids of different logins>
      Then the rule holds for every case

  @conventions/secrets/login-of-another-customer @stated @implied-in:ais-v3
  Rule: A request with the Login-secret of a login and the Customer-secret of another customer is refused.
    Source: first document, "Authentication" (line 395), second and third point: whose secrets they are; "Errors"
      (line 499), class `WrongClientToken`
    Needs: plain-provider
    Faults: takes-any-own-customer-for-a-login, compares-logins-within-a-customer

    Scenario: No combination of two customers is accepted
      When many requests are sent with <keys, secrets and ids of different customers>
      Then the rule holds for every case

  @conventions/secrets/login-of-another-client @stated
  Rule: Every route that changes a login refuses the Login-secret and the login_id of another client's login.
    Source: first document, "Authentication" (line 395), first and third point: keys of a client, secret of a login;
      "Errors" (line 499), class `WrongClientToken`
    Needs: second-client, plain-provider
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true,
      opens-logins-of-other-clients-to-own-customers, takes-a-login-secret-of-another-client

    Scenario: No combination of two clients is accepted
      When many requests are sent with <keys, secrets and ids of different clients>
      Then the rule holds for every case

  @conventions/secrets/refused-crossing-changes-nothing @stated @implied-in:ais-v3 @group:crossed-logins
  Rule: A request that is refused for mixed secrets, ids or keys does not change the login or its attempts.
    Source: first document, "Errors" (line 499), class `WrongClientToken`: wrong combination; what is done all the same
      is not refused
    Needs: plain-provider
    Faults: changes-daily-refresh-before-refusing, forgets-to-store-after-an-older-customer

    Scenario: The logins are the same after every combination
      When many requests are sent with <keys, secrets and ids of different owners, between which the logins are shown>
      Then the rule holds for every case
