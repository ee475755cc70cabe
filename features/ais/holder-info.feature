Feature: The holder of a login
  Where its contract allows it, a client fetches the names, emails, phone numbers and addresses of the holder. The provider
  decides what there is to show; what is shown has the documented form.

  @ais/holder-info/field-types @ais/holder-info/address-types
  Rule: The holder info is as documented

    Scenario: The holder info of a login fits the schema
      When a login that was fetched with holder info is shown
      Then its holder info is as documented

  @ais/holder-info/ssn-last-four
  Rule: ssn holds only the last four digits

    Scenario: A social security number is shown with four digits at most
      When a login that was fetched with holder info is shown
      Then its holder info is as documented

  @ais/holder-info/shown-when-fetched
  Rule: Holder info is shown when it was fetched

    Scenario: A login fetched with holder info shows some of it
      When a login that was fetched with holder info is shown
      Then its holder info is not empty

  @ais/holder-info/only-what-provider-lists
  Rule: A login shows what its provider supplies

    Scenario: A login at a provider that lists some details shows no others
      When a login is shown that was fetched at a provider which lists some details of the holder
      Then its holder info is what the provider lists

  @ais/holder-info/not-supported
  Rule: A provider without holder info refuses the scope holder_info

    Scenario: The scope holder_info is refused at a provider without holder info
      Given a login that connects at the bare provider
      When another login is connected with the settings:
        | fetch_scopes | ["accounts", "holder_info"] |
      Then it does not connect, for HolderInfoNotSupported or FetchScopesNotAllowed
