Feature: Histories of connections
  Connections are listed, refreshed, and lose and get consents in any order. Assay generates such histories, and expects
  each connection to be refreshed while it has a consent, whatever becomes of another.

  @ais-v6/routes/refresh-a-login
  Scenario: A connection with an active consent is refreshed, also with a new one
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/routes/refresh-a-login-in-the-background
  Scenario: A connection with an active consent is refreshed in the background, also with a new one
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/renewal/refresh-needs-consent
  Scenario: A connection without an active consent is refused each time
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/renewal/background-refresh-needs-consent
  Scenario: A connection without an active consent is refused in the background each time
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/connections/list-of-customer
  Scenario: The connections of a customer are its own after everything that happened to others
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/connections/list-of-customer-complete
  Scenario: Every connection of a history stands in the list of its customer
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/connections/of-another-client
  Scenario: No history shows a connection to another client
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/accounts/of-another-client
  Scenario: No history shows accounts to another client
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/connections/last-consent-id
  Scenario: A connection names another consent once one that had ended is given anew
    When histories of connections are played
    Then the rule holds for every case

  @ais-v6/attempts/consent-of-connection
  Scenario: The attempt of every renewal names the consent that was given with it
    When histories of connections are played
    Then the rule holds for every case

  @conventions/secrets/customer-of-another-client
  Scenario: No history opens a page for the customer of another client
    When histories of connections are played
    Then the rule holds for every case

  @ais/accounts/list-by-login
  Scenario: The accounts of a connection are its own after every refresh
    When histories of connections are played
    Then the rule holds for every case

  @ais/accounts/list-by-customer
  Scenario: The accounts of a customer are those of all its connections made so far
    When histories of connections are played
    Then the rule holds for every case
