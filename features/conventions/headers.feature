Feature: Keys in the headers
  Every request says whose it is. A server that answers without keys, or with half of them, gives data away.

  @conventions/headers/app-id-missing
  Rule: A request without App-id is refused

    Scenario: Countries are not listed without an App-id
      Given the request to list countries
      When it is sent without the header "App-id"
      Then it is refused as AppIdNotProvided
