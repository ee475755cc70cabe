Feature: Keys, secrets and ids of different owners in one request
  There are two customers with their logins and, where the profile has one, a second client. Many requests combine the keys
  of one client with the Customer-secret, the Login-secret or the login_id of another owner. They use the header-named and
  the path-named form.

  @conventions/secrets/login-secret-of-another-login
  Rule: A Login-secret opens only its own login

    Scenario: No combination of two logins of one customer is accepted
      When many requests are sent with keys, secrets and ids of different logins
      Then the rule holds for every case

  @conventions/secrets/login-of-another-customer
  Rule: A login is opened for its own customer only

    Scenario: No combination of two customers is accepted
      When many requests are sent with keys, secrets and ids of different customers
      Then the rule holds for every case

  @conventions/secrets/login-of-another-client
  Rule: A login is opened for its own client only

    Scenario: No combination of two clients is accepted
      When many requests are sent with keys, secrets and ids of different clients
      Then the rule holds for every case

  @conventions/secrets/refused-crossing-changes-nothing @group:crossed-logins
  Rule: A request with keys, secrets and ids of different owners changes no login

    Scenario: The logins are the same after every combination
      When many requests with keys, secrets and ids of different owners are sent, and the logins are shown
      Then the rule holds for every case
