@ais-v4
Feature: Routes that version 4 no longer has
  A route that an older version had and version 4 dropped is an unknown route.

  @ais/versioning/client-info-removed @stated
  Rule: The route client/info of version 3 does not exist in this version.
    It is refused with RouteNotFound.
    Source: first document, "Versioning" (line 525), fourth point: `client info route removed`; "Errors" (line 493),
      class `RouteNotFound`
    Faults: keeps-client-info

    Scenario: client/info is an unknown route
      Given the request to list countries
      When it is sent to the path "/client/info"
      Then it is refused as "RouteNotFound"
