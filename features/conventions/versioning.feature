Feature: Versions
  The version is part of the path, so that a client reaches the interface that it was written for.

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
