Feature: Consents of partners
  A partner reads data only as long as the user's consent allows it.

  @partners-v1/consents/fields @open
  Rule: The document does not say which further fields the consent of a partner has.
    Source: second document, "Resources and their fields / Partners" (line 66), last point: consent fields beyond the
      request are not shown
    Not checkable: No documented route shows a consent.

  @partners-v1/consents/no-access-without @implied
  Rule: The service fetches nothing beyond the consent that the user gave.
    Source: second document, "Resources and their fields / Partners" (line 66), last point: the consent is part of the
      request; its effect is not said
    Needs: plain-provider
    Note: Checked with a session for transactions whose consent is to account details alone. The document does not say
      whether the server creates it; if it does, no transactions may come of it.
    Faults: fetches-beyond-the-consent-of-leads

    Scenario: A consent to account details alone gives no transactions
      When the transactions are listed of a login that is to fetch beyond its consent, and of one for all
      Then the login for accounts alone has no transactions
