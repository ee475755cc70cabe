Feature: Routes that version 4 no longer has
  A route that an older version had and version 4 dropped is an unknown route.

  @ais/versioning/client-info-removed
  Rule: The client's own record is no longer there

    Scenario: client/info is an unknown route
      Given the request to list countries
      When it is sent to the path "/client/info"
      Then it is refused as RouteNotFound
