Feature: Consents of partners
  A partner reads data only as long as the user's consent allows it.

  @partners-v1/consents/fields @open
  Rule: The document does not say which further fields the consent of a partner has.
    Source: second document, "Resources and their fields / Partners" (line 66), last point: consent fields beyond the
      request are not shown
    Not checkable: No documented route shows a consent.

  @partners-v1/consents/no-access-without @open
  Rule: The document does not say what is fetched where the attempt of a lead session asks for more than its consent covers.
    Source: second document, "Resources and their fields / Partners" (line 66), last point: the consent is part of the
      request; its effect is not said
    Needs: plain-provider
    Note: A consent to account details beside an attempt that fetches transactions contradicts itself. A server may
      refuse it, follow the consent or follow the attempt, and the user sees neither list before the hosted page.

    Scenario: A consent to account details alone gives no transactions
      When the transactions are listed of a login <that is to fetch beyond its consent>, and of one for all
      Then <the login for accounts alone> has no transactions
