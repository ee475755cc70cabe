Feature: Versions
  The version is part of the path, so that a client reaches the interface that it was written for.

  @conventions/versioning/unknown-version
  Rule: A version that does not exist has no routes

    Scenario: The path of an unknown version is an unknown route
      Given the request to list countries
      When it is sent to a version that does not exist
      Then it is refused as RouteNotFound

  @conventions/versioning/version-in-path
  Rule: The routes of a version are reached under its path

    Scenario Outline: Sample route <route> is reached under the version's path
      Given the request to <request>
      When it is sent
      Then it is accepted

      Examples:
        | route | request         |
        | 1     | list countries  |
        | 2     | list currencies |
        | 3     | list assets     |
        | 4     | list rates      |
        | 5     | list categories |
