Feature: Routes that read
  Everything else depends on these: each route accepts the request that the documents show, and answers in its form.

  Rule: Each route that reads accepts a valid request

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
