Feature: Histories of consents
  Two consents of one provider and one of another are created, authorised, used and ended in any order. Assay generates
  such histories, and expects each to open accounts at its provider alone, from its authorisation to its end, whatever
  becomes of the others.

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
      | past-valid-to            | A consent whose days have passed is refused each time                        |
      | of-another-provider      | A consent opens nothing at another provider                                  |

  @open-finance-v2/consents/of-another-provider @implied
  Rule: A consent that was given at one provider is refused at another.
    Source: second document, "Errors / Open-finance errors" (line 213), row `CONSENT_UNKNOWN`; that a consent is of the
      provider whose code is in the path follows
    Needs: open-finance-consent, open-finance-other-provider
    Seen by: open-finance consents: of-another-provider
    Note: Checked beside a consent of that provider, which is accepted there.
    Faults: takes-openFinance.consents.isOf-as-true, takes-openFinance.consents.isOf-as-true-when-repeated
