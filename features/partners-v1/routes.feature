Feature: Routes of partners
  Everything else depends on these: each route accepts a valid request, and answers in its form.

  Rule: Each route accepts a valid request

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
