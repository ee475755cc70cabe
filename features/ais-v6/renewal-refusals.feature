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
