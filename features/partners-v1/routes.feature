Feature: Routes of partners
  Everything else depends on these: each route accepts a valid request, and answers in its form.

  Scenario Outline: A valid request to <request> is accepted
    Given the request to <request>
    When it is sent, and its provider is shown where it is refused
    Then its route accepts it

    @partners-v1/routes/create-a-lead
    Examples:
      | request       |
      | create a lead |

    @partners-v1/routes/create-a-lead-session
    Examples:
      | request               |
      | create a lead session |

    @partners-v1/routes/list-logins
    Examples:
      | request     |
      | list logins |

    @partners-v1/routes/list-accounts
    Examples:
      | request       |
      | list accounts |

    @partners-v1/routes/list-transactions
    Examples:
      | request           |
      | list transactions |

    @partners-v1/routes/list-providers
    Examples:
      | request        |
      | list providers |

    @partners-v1/routes/show-a-provider
    Examples:
      | request         |
      | show a provider |

    @partners-v1/routes/list-countries
    Examples:
      | request        |
      | list countries |

    @partners-v1/routes/list-currencies
    Examples:
      | request         |
      | list currencies |

    @partners-v1/routes/list-rates
    Examples:
      | request    |
      | list rates |

    @partners-v1/routes/list-assets
    Examples:
      | request     |
      | list assets |

    @partners-v1/routes/list-categories
    Examples:
      | request         |
      | list categories |

    @partners-v1/routes/ask-for-merchants
    Examples:
      | request           |
      | ask for merchants |

  @partners-v1/routes/create-a-lead @stated
  Rule: A valid request to create a lead is accepted, and the response has one object in data.
    Source: second document, "Endpoints / Partners" (line 132), row `POST /leads`
    Faults: refuses-to-create-a-lead-in-partners-v1

  @partners-v1/routes/create-a-lead-session @stated
  Rule: A valid request to create a lead session is accepted, and the response has one object in data.
    Source: second document, "Endpoints / Partners" (line 133), row `POST /lead_sessions/create`
    Faults: refuses-to-create-a-lead-session-in-partners-v1

  @partners-v1/routes/list-logins @stated
  Rule: A valid request to list logins is accepted, and the response is a list with meta.
    Source: second document, "Endpoints / Partners" (line 134), row `GET /connections`
    Needs: plain-provider
    Faults: refuses-to-list-logins-in-partners-v1

  @partners-v1/routes/list-accounts @stated
  Rule: A valid request to list accounts is accepted, and the response is a list with meta.
    Source: second document, "Endpoints / Partners" (line 135), row `GET /accounts`
    Needs: plain-provider
    Faults: refuses-to-list-accounts-in-partners-v1

  @partners-v1/routes/list-transactions @stated
  Rule: A valid request to list transactions is accepted, and the response is a list with meta.
    Source: second document, "Endpoints / Partners" (line 136), row `GET /transactions`
    Needs: plain-provider
    Faults: refuses-to-list-transactions-in-partners-v1

  @partners-v1/routes/list-providers @stated
  Rule: A valid request to list providers is accepted, and the response is a list.
    Source: second document, "Endpoints / Partners" (line 137), row `GET /providers, /countries, /currencies, /rates,
      /assets, /categories`
    Faults: refuses-to-list-providers-in-partners-v1

  @partners-v1/routes/show-a-provider @implied
  Rule: A valid request to show a provider is accepted, and the response has one object in data.
    Source: second document, "Limits" (line 228), second row: `GET /api/v5/providers (and sub-paths)`, and `the same
      partners routes`; "Endpoints / Partners" (line 137), row `GET /providers`: as in account information
    Needs: plain-provider
    Faults: refuses-to-show-a-provider-in-partners-v1

  @partners-v1/routes/list-countries @stated
  Rule: A valid request to list countries is accepted, and the response is a list.
    Source: second document, "Endpoints / Partners" (line 137), row `GET /providers, /countries, /currencies, /rates,
      /assets, /categories`
    Faults: refuses-to-list-countries-in-partners-v1

  @partners-v1/routes/list-currencies @stated
  Rule: A valid request to list currencies is accepted, and the response is a list.
    Source: second document, "Endpoints / Partners" (line 137), row `GET /providers, /countries, /currencies, /rates,
      /assets, /categories`
    Faults: refuses-to-list-currencies-in-partners-v1

  @partners-v1/routes/list-rates @stated
  Rule: A valid request to list rates is accepted, and the response is a list.
    Source: second document, "Endpoints / Partners" (line 137), row `GET /providers, /countries, /currencies, /rates,
      /assets, /categories`
    Faults: refuses-to-list-rates-in-partners-v1

  @partners-v1/routes/list-assets @stated
  Rule: A valid request to list assets is accepted, and the response is a list.
    Source: second document, "Endpoints / Partners" (line 137), row `GET /providers, /countries, /currencies, /rates,
      /assets, /categories`
    Faults: refuses-to-list-assets-in-partners-v1

  @partners-v1/routes/list-categories @stated
  Rule: A valid request to list categories is accepted, and the response has one object in data.
    Source: second document, "Endpoints / Partners" (line 137), row `GET /providers, /countries, /currencies, /rates,
      /assets, /categories`
    Faults: refuses-to-list-categories-in-partners-v1

  @partners-v1/routes/ask-for-merchants @stated
  Rule: A valid request to ask for merchants is accepted.
    Source: second document, "Endpoints / Partners" (line 138), row `POST /merchants`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-ask-for-merchants-in-partners-v1
