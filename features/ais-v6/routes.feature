Feature: Routes of version 6
  Everything else depends on these: each route accepts a valid request, and answers in its form.

  Rule: Each route accepts a valid request

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
