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
    Not checkable: The attempt of a session says what is fetched. The document does not say whether the server creates
      a session that asks for more than its consent.
