Feature: Any crossing of keys, secrets and ids
  Two customers, their logins and, where there is one, a second client: every way to put the keys of one together with
  the Customer-secret, the Login-secret or the login_id of another, in the header-named and the path-named form.

  @conventions/secrets/login-secret-of-another-login
  Rule: A Login-secret opens no login but its own

    Scenario: No way to cross logins of one customer opens any
      Then no combination that crosses logins is accepted

  @conventions/secrets/login-of-another-customer
  Rule: A login is opened for its own customer only

    Scenario: No way to cross customers opens a login
      Then no combination that crosses customers is accepted

  @conventions/secrets/login-of-another-client
  Rule: A login is opened to its own client only

    Scenario: No way to cross clients opens a login
      Then no combination that crosses clients is accepted

  @conventions/secrets/refused-crossing-changes-nothing
  Rule: What is crossed changes nothing

    Scenario: No way to cross anything leaves a mark on a login
      Then no combination that crosses anything changes a login
