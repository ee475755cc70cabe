Feature: Histories of consents
  Two consents are created, authorised, used and ended in any order. Assay generates such histories, and expects each to
  open accounts from its authorisation to its end, whatever becomes of the other.

  @open-finance-v2/routes/create-a-consent
  Scenario: A consent is created right after a body that was refused
    When histories of open-finance consents are played
    Then the rule holds for every case

  @open-finance-v2/consents/valid
  Scenario: A consent is accepted from its authorisation on, whatever becomes of another
    When histories of open-finance consents are played
    Then the rule holds for every case

  @open-finance-v2/consents/valid-not-called-invalid
  Scenario: A consent is not called invalid from its authorisation to its end
    When histories of open-finance consents are played
    Then the rule holds for every case

  @open-finance-v2/consents/unauthorised
  Scenario: A consent that nobody authorised is refused beside one that is valid
    When histories of open-finance consents are played
    Then the rule holds for every case

  @open-finance-v2/consents/revoked
  Scenario: A revoked consent is refused each time
    When histories of open-finance consents are played
    Then the rule holds for every case

  @open-finance-v2/consents/expired
  Scenario: An expired consent is refused each time
    When histories of open-finance consents are played
    Then the rule holds for every case
