Feature: Routes of version 6
  Everything else depends on these: each route accepts a valid request, and answers in its form.

  Scenario Outline: A valid request to <request> is accepted
    Given the request to <request>
    When it is sent, and its provider is shown where it is refused
    Then its route accepts it

    @ais-v6/routes/list-accounts
    Examples:
      | request       |
      | list accounts |

    @ais-v6/routes/list-logins
    Examples:
      | request     |
      | list logins |

    @ais-v6/routes/connect
    Examples:
      | request |
      | connect |

    @ais-v6/routes/reconnect-a-login
    Examples:
      | request           |
      | reconnect a login |

    @ais-v6/routes/refresh-a-login
    Examples:
      | request         |
      | refresh a login |

    @ais-v6/routes/refresh-a-login-in-the-background
    Examples:
      | request                           |
      | refresh a login in the background |

  @ais-v6/routes/list-accounts @stated
  Rule: A valid request to list accounts is accepted, and the response is a list with meta.
    Source: first document, "Endpoints / Version 6" (line 384), row `GET /accounts`
    Needs: plain-provider
    Faults: refuses-to-list-accounts-in-ais-v6

  @ais-v6/routes/list-logins @stated
  Rule: A valid request to list logins is accepted, and the response is a list with meta.
    Source: first document, "Endpoints / Version 6" (line 385), row `GET /connections`
    Needs: plain-provider
    Faults: refuses-to-list-logins-in-ais-v6

  @ais-v6/routes/connect @stated
  Rule: A valid request to connect is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-connect-in-ais-v6

  @ais-v6/routes/reconnect-a-login @stated
  Rule: A valid request to reconnect a login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 6" (line 387), row `POST /connections/{connection_id}/reconnect`
    Needs: plain-provider
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-reconnect-a-login-in-ais-v6

  @ais-v6/routes/refresh-a-login @stated
  Rule: A valid request to refresh a login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 6" (line 388), row `POST /connections/{connection_id}/refresh`
    Needs: plain-provider
    Seen by: connections: refreshed
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: ends-a-renewed-consent-with-the-first, refuses-to-refresh-a-login-in-ais-v6, knows-no-new-consent-after-an-ended-one-*,
      ends-the-consents-of-a-customer-together-*

  @ais-v6/routes/refresh-a-login-in-the-background @stated
  Rule: A valid request to refresh a login in the background is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 6" (line 389), row `POST
      /connections/{connection_id}/background_refresh`
    Seen by: connections: refreshed-in-background
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-refresh-a-login-in-the-background-in-ais-v6
