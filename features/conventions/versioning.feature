Feature: Versions
  The version stands in the path, so that a client meets the interface it was written for.

  @conventions/versioning/version-in-path
  Rule: The routes of a version are reached under its path

    Scenario Outline: A client that wants to <request> finds it under the version's path
      Given the request to <request>
      When it is sent
      Then it is accepted

      Examples:
        | request         |
        | list countries  |
        | list currencies |
        | list assets     |
        | list rates      |
        | list categories |
