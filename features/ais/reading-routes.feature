@ais-v3 @ais-v4 @ais-v5
Feature: Routes that read
  Everything else depends on these: each route accepts the request that the documents show, and answers in its form.

  In ais-v3: "Version 3 differences" (line 371): its routes are below `/api/v3`; those that it does not name follow
    from version 4

  Scenario Outline: A valid request to <request> is accepted
    Given the request to <request>
    When it is sent, and its provider is shown where it is refused
    Then its route accepts it

    @ais/routes/list-countries
    Examples:
      | request        |
      | list countries |

    @ais/routes/show-a-provider
    Examples:
      | request         |
      | show a provider |

    @ais/routes/list-logins
    Examples:
      | request     |
      | list logins |

    @ais/routes/show-a-login
    Examples:
      | request      |
      | show a login |

    @ais/routes/list-attempts
    Examples:
      | request       |
      | list attempts |

    @ais/routes/show-an-attempt
    Examples:
      | request         |
      | show an attempt |

    @ais/routes/list-accounts
    Examples:
      | request       |
      | list accounts |

    @ais/routes/list-transactions
    Examples:
      | request           |
      | list transactions |

    @ais/routes/list-assets
    Examples:
      | request     |
      | list assets |

    @ais/routes/list-currencies
    Examples:
      | request         |
      | list currencies |

    @ais/routes/list-rates
    Examples:
      | request    |
      | list rates |

    @ais/routes/show-the-client
    Examples:
      | request         |
      | show the client |

    @ais/routes/list-categories
    Examples:
      | request         |
      | list categories |

    @ais/routes/list-providers
    Examples:
      | request        |
      | list providers |

  @ais/routes/list-countries @stated
  Rule: A valid request to list countries is accepted, and the response is a list.
    Source: first document, "Endpoints / Version 4" (line 308), row `GET /api/v4/countries`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Faults: refuses-to-list-countries-in-ais-v3, refuses-to-list-countries-in-ais-v4,
      refuses-to-list-countries-in-ais-v5

  @ais/routes/show-a-provider @stated
  Rule: A valid request to show a provider is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 309), row `GET /api/v4/providers/{provider_code} (shape as
      in version 3)`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-to-show-a-provider-in-ais-v3, refuses-to-show-a-provider-in-ais-v4,
      refuses-to-show-a-provider-in-ais-v5

  @ais/routes/list-logins @stated @implied-in:ais-v3
  Rule: A valid request to list logins is accepted, and the response is a list with meta.
    Source: first document, "Endpoints / Version 4" (line 316), row `GET /api/v4/logins`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-to-list-logins-in-ais-v3, refuses-to-list-logins-in-ais-v4, refuses-to-list-logins-in-ais-v5

  @ais/routes/show-a-login @stated @implied-in:ais-v3
  Rule: A valid request to show a login is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 317), row `GET /api/v4/logins/{login_id}`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-to-show-a-login-in-ais-v3, refuses-to-show-a-login-in-ais-v4, refuses-to-show-a-login-in-ais-v5,
      knows-no-connection-secret-in-version-5

  @ais/routes/list-attempts @stated @implied-in:ais-v3
  Rule: A valid request to list attempts is accepted, and the response is a list with meta.
    Source: first document, "Endpoints / Version 4" (line 318), row `GET /api/v4/attempts`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-to-list-attempts-in-ais-v3, refuses-to-list-attempts-in-ais-v4, refuses-to-list-attempts-in-ais-v5

  @ais/routes/show-an-attempt @stated @implied-in:ais-v3
  Rule: A valid request to show an attempt is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 319), row `GET /api/v4/attempts/{attempt_id}`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-to-show-an-attempt-in-ais-v3, refuses-to-show-an-attempt-in-ais-v4,
      refuses-to-show-an-attempt-in-ais-v5

  @ais/routes/list-accounts @stated @implied-in:ais-v3
  Rule: A valid request to list accounts is accepted, and the response is a list with meta.
    Source: first document, "Endpoints / Version 4" (line 320), row `GET /api/v4/accounts`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-to-list-accounts-in-ais-v3, refuses-to-list-accounts-in-ais-v4, refuses-to-list-accounts-in-ais-v5

  @ais/routes/list-transactions @stated @implied-in:ais-v3
  Rule: A valid request to list transactions is accepted, and the response is a list with meta.
    Source: first document, "Endpoints / Version 4" (line 321), row `GET /api/v4/transactions`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Needs: plain-provider
    Faults: refuses-to-list-transactions-in-ais-v3, refuses-to-list-transactions-in-ais-v4,
      refuses-to-list-transactions-in-ais-v5

  @ais/routes/list-assets @stated
  Rule: A valid request to list assets is accepted, and the response is a list.
    Source: first document, "Endpoints / Version 4" (line 324), row `GET /api/v4/assets`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Faults: refuses-to-list-assets-in-ais-v3, refuses-to-list-assets-in-ais-v4, refuses-to-list-assets-in-ais-v5

  @ais/routes/list-currencies @stated @implied-in:ais-v3
  Rule: A valid request to list currencies is accepted, and the response is a list.
    Source: first document, "Endpoints / Version 4" (line 325), row `GET /api/v4/currencies`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Faults: refuses-to-list-currencies-in-ais-v3, refuses-to-list-currencies-in-ais-v4,
      refuses-to-list-currencies-in-ais-v5
    Variants: has-only-the-shown-lists-in-version-3

  @ais/routes/list-rates @stated
  Rule: A valid request to list rates is accepted, and the response is a list.
    Source: first document, "Endpoints / Version 4" (line 326), row `GET /api/v4/rates`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Faults: refuses-to-list-rates-in-ais-v3, refuses-to-list-rates-in-ais-v4, refuses-to-list-rates-in-ais-v5

  @ais/routes/show-the-client @stated @ais-v3
  Rule: A valid request to show the client is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 3 differences" (line 373), row `GET /api/v3/client/info returns the
      client object`
    Faults: refuses-to-show-the-client-in-ais-v3

  @ais/routes/list-categories @stated @ais-v4 @ais-v5
  Rule: A valid request to list categories is accepted, and the response has one object in data.
    Source: first document, "Endpoints / Version 4" (line 322), row `GET /api/v4/categories`
    In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
    Faults: refuses-to-list-categories-in-ais-v4, refuses-to-list-categories-in-ais-v5

  @ais/routes/list-providers @implied @ais-v5
  Rule: A valid request to list providers is accepted, and the response is a list.
    Source: second document, "Limits" (line 228), `Rate limit, GET /api/v5/providers (and sub-paths), /countries,
      /currencies, /rates, /assets, /categories`
    Faults: refuses-to-list-providers-in-ais-v5
    Variants: routes-not-shown-are-not-there
