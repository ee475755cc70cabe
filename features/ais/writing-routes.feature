Feature: Routes that write
  Everything else depends on these: each route accepts the request that the documents show, and answers in its form.

  Rule: Each route that writes accepts a valid request

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
