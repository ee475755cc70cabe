Feature: Histories of consents
  Two consents are created, authorised, used and ended in any order. Assay generates such histories, and expects each to
  open accounts from its authorisation to its end, whatever becomes of the other.

  Scenario Outline: <what holds>
    When histories of "open-finance consents" are played
    Then the rule holds for every case

    Examples:
      | open-finance consents    | what holds                                                                   |
      | created                  | A consent is created right after a body that was refused                     |
      | ids-differ               | Two consents that are created at once have ids of their own                  |
      | valid                    | A consent is accepted from its authorisation on, whatever becomes of another |
      | valid-not-called-invalid | A consent is not called invalid from its authorisation to its end            |
      | unauthorised             | A consent that nobody authorised is refused beside one that is valid         |
      | revoked                  | A revoked consent is refused each time                                       |
      | expired                  | An expired consent is refused each time                                      |
