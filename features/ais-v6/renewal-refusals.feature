Feature: Refused renewals of a connection
  A connection that does not exist, or that another client owns, is not renewed. The table lists the statuses of the
  refusals.

  @ais-v6/renewal/unknown-connection
  Rule: The connection exists

    Scenario Outline: The route <route> refuses an unknown connection
      Given a login is renewed by <route>
      When another is renewed that does not exist
      Then it is refused

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/of-another-client
  Rule: Only the own client renews a connection

    Scenario Outline: The route <route> refuses another client
      Given a login is renewed by <route>
      When another is renewed by the second client
      Then it is refused

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/refusal-status
  Rule: A renewal is refused with 400, 404, 406 or 409

    Scenario Outline: Every refusal of a wrong <route> has one of the four statuses
      Given a login is renewed by <route>
      When another is renewed with bodies that cannot be read, and one that does not exist
      Then any refusal has the status 406 or 409 or 404 or 400

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/unknown-connection-status @ais-v6/renewal/unknown-connection-class
  Rule: A connection that does not exist is not found

    Scenario Outline: The route <route> refuses an unknown connection with 404 and its class
      Given a login is renewed by <route>
      When another is renewed that does not exist
      Then it is refused with the status 404 [unknown-connection-status]
      And it is refused as LoginNotFound or WrongClientToken [unknown-connection-class]

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/app-id-problem
  Rule: A missing or unknown App-id is refused with 406

    Scenario Outline: The route <route> refuses a request without an App-id with 406
      Given a login is renewed by <route>
      When another is renewed without an App-id
      Then it is refused with the status 406

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

    Scenario Outline: The route <route> refuses an unknown App-id with 406
      Given a login is renewed by <route>
      When another is renewed with an unknown App-id
      Then it is refused with the status 406

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |

  @ais-v6/renewal/unreadable-body-status
  Rule: A body that cannot be parsed is refused with 400

    Scenario Outline: The route <route> refuses half a body with 400
      Given a login is renewed by <route>
      When another is renewed with half a body
      Then it is refused with the status 400

      Examples:
        | route              |
        | reconnect          |
        | refresh            |
        | background_refresh |
