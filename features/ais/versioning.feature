Feature: What version 4 no longer has
  A route that an older version had and this one dropped is a route that does not exist.

  @ais/versioning/client-info-removed
  Rule: The client's own record is gone

    Scenario: client/info is no route of version 4
      Given the request to list countries
      When it is sent to the path "/client/info"
      Then it is refused as RouteNotFound
