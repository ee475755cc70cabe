@ais-v3 @ais-v4 @ais-v5
Feature: Routes that write
  Everything else depends on these: each route accepts the request that the documents show, and answers in its form.

  In ais-v3: "Version 3 differences" (line 371): its routes are below `/api/v3`; those that it does not name follow
    from version 4
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4

  Scenario Outline: A valid request to <request> is accepted
    Given the request to <request>
    When it is sent, and its provider is shown where it is refused
    Then its route accepts it

    @ais/routes/create-a-customer
    Examples:
      | request           |
      | create a customer |

    @ais/routes/create-a-token
    Examples:
      | request        |
      | create a token |

    @ais/routes/create-a-login
    Examples:
      | request        |
      | create a login |

    @ais/routes/create-a-login-by-the-other-path
    Examples:
      | request                          |
      | create a login by the other path |

    @ais/routes/reconnect-a-login
    Examples:
      | request           |
      | reconnect a login |

    @ais/routes/reconnect-a-login-by-its-path
    Examples:
      | request                       |
      | reconnect a login by its path |

    @ais/routes/answer-an-interactive-step
    Examples:
      | request                    |
      | answer an interactive step |

    @ais/routes/answer-an-interactive-step-by-its-path
    Examples:
      | request                                |
      | answer an interactive step by its path |

    @ais/routes/refresh-a-login
    Examples:
      | request         |
      | refresh a login |

    @ais/routes/refresh-a-login-by-its-path
    Examples:
      | request                     |
      | refresh a login by its path |

    @ais/routes/learn-a-category
    Examples:
      | request          |
      | learn a category |

    @ais/routes/categorize-descriptions
    Examples:
      | request                 |
      | categorize descriptions |

  @ais/routes/refresh-an-oauth-login
  Scenario: A valid refresh of an oauth login is accepted
    When the oauth login is refreshed
    Then its route accepts it

  @ais/routes/authorize-an-oauth-login
  Scenario: A valid authorization of an oauth login is accepted
    When the oauth login is authorized
    Then its route accepts it

  @ais/routes/create-a-customer @stated @implied-in:ais-v3
  Rule: A valid request to create a customer is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 310), row `POST /api/v4/customers`
    Faults: refuses-to-create-a-customer-in-ais-v3, refuses-to-create-a-customer-in-ais-v4,
      refuses-to-create-a-customer-in-ais-v5

  @ais/routes/create-a-token @stated @implied-in:ais-v3
  Rule: A valid request to create a token is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`
    Faults: refuses-to-create-a-token-in-ais-v3, refuses-to-create-a-token-in-ais-v4,
      refuses-to-create-a-token-in-ais-v5

  @ais/routes/create-a-login @stated
  Rule: A valid request to create a login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 312), row `POST /api/v4/login (also /api/v4/logins)`
    Needs: plain-provider
    Faults: refuses-to-create-a-login-in-ais-v3, refuses-to-create-a-login-in-ais-v4,
      refuses-to-create-a-login-in-ais-v5

  @ais/routes/create-a-login-by-the-other-path @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: A valid request to create a login by the other path is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 312), row `POST /api/v4/login (also /api/v4/logins)`
    Needs: plain-provider
    Faults: refuses-to-create-a-login-by-the-other-path-in-ais-v3,
      refuses-to-create-a-login-by-the-other-path-in-ais-v4

  @ais/routes/reconnect-a-login @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: A valid request to reconnect a login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 313), row `PUT /api/v4/login/reconnect (also
      /api/v4/logins/{login_id}/reconnect)`
    Needs: plain-provider
    Faults: refuses-to-reconnect-a-login-in-ais-v3, refuses-to-reconnect-a-login-in-ais-v4

  @ais/routes/reconnect-a-login-by-its-path @stated @implied-in:ais-v3
  Rule: A valid request to reconnect a login by its path is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 313), row `PUT /api/v4/login/reconnect (also
      /api/v4/logins/{login_id}/reconnect)`
    Needs: plain-provider
    Faults: refuses-to-reconnect-a-login-by-its-path-in-ais-v3, refuses-to-reconnect-a-login-by-its-path-in-ais-v4,
      refuses-to-reconnect-a-login-by-its-path-in-ais-v5

  @ais/routes/answer-an-interactive-step @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: A valid request to answer an interactive step is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 314), row `PUT /api/v4/login/interactive (also
      /logins/{login_id}/interactive)`
    Needs: interactive-provider
    Faults: refuses-to-answer-an-interactive-step-in-ais-v3, refuses-to-answer-an-interactive-step-in-ais-v4

  @ais/routes/answer-an-interactive-step-by-its-path @stated @implied-in:ais-v3
  Rule: A valid request to answer an interactive step by its path is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 314), row `PUT /api/v4/login/interactive (also
      /logins/{login_id}/interactive)`
    Needs: interactive-provider
    Faults: refuses-to-answer-an-interactive-step-by-its-path-in-ais-v3,
      refuses-to-answer-an-interactive-step-by-its-path-in-ais-v4,
      refuses-to-answer-an-interactive-step-by-its-path-in-ais-v5

  @ais/routes/refresh-a-login @stated @ais-v3 @ais-v4 @implied-in:ais-v3
  Rule: A valid request to refresh a login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 315), row `PUT /api/v4/login/refresh (also
      /logins/{login_id}/refresh)`
    Needs: plain-provider
    Faults: refuses-to-refresh-a-login-in-ais-v3, refuses-to-refresh-a-login-in-ais-v4

  @ais/routes/refresh-a-login-by-its-path @stated @implied-in:ais-v3
  Rule: A valid request to refresh a login by its path is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 315), row `PUT /api/v4/login/refresh (also
      /logins/{login_id}/refresh)`
    Needs: plain-provider
    Faults: refuses-to-refresh-a-login-by-its-path-in-ais-v3, refuses-to-refresh-a-login-by-its-path-in-ais-v4,
      refuses-to-refresh-a-login-by-its-path-in-ais-v5

  @ais/routes/learn-a-category @stated
  Rule: A valid request to learn a category is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 323), row `POST /api/v4/categories/learn`
    Needs: plain-provider
    Faults: refuses-to-learn-a-category-in-ais-v3, refuses-to-learn-a-category-in-ais-v4,
      refuses-to-learn-a-category-in-ais-v5

  @ais/routes/refresh-an-oauth-login @stated @implied-in:ais-v3
  Rule: A valid request to refresh an oauth login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 327), row `POST /api/v4/oauth_providers/refresh`
    Needs: oauth-provider
    Faults: refuses-to-refresh-an-oauth-login-in-ais-v3, refuses-to-refresh-an-oauth-login-in-ais-v4,
      refuses-to-refresh-an-oauth-login-in-ais-v5
    Variants: has-only-the-shown-lists-in-version-3

  @ais/routes/authorize-an-oauth-login @stated @implied-in:ais-v3
  Rule: A valid request to authorize an oauth login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 328), row `PUT /api/v4/oauth_providers/authorize`
    Needs: oauth-provider
    Faults: refuses-to-authorize-an-oauth-login-in-ais-v3, refuses-to-authorize-an-oauth-login-in-ais-v4,
      refuses-to-authorize-an-oauth-login-in-ais-v5
    Variants: has-only-the-shown-lists-in-version-3

  @ais/routes/categorize-descriptions @stated @ais-v3
  Rule: A valid request to categorize descriptions is accepted, and the response is a list.
    Source: first document, "Endpoints / Version 3 differences" (line 374), `POST /api/v3/transactions/categorize:
      body data = array of at most 100 objects`
    Faults: refuses-to-categorize-descriptions-in-ais-v3
