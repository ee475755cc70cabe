Feature: Who holds a login
  A client whose contract covers it may have the holder's names, mails, phones and addresses fetched. What there is to
  tell depends on the provider; what is told must have the documented form.

  @ais/holder-info/field-types @ais/holder-info/address-types
  Rule: A holder is written as documented

    Scenario: The holder of a login fetched with holder info fits the schema
      When a login fetched with the scope holder_info is shown
      Then what it tells of its holder keeps the rule

  @ais/holder-info/ssn-last-four
  Rule: ssn is the last four digits alone

    Scenario: No more than four digits of a social security number are shown
      When a login fetched with the scope holder_info is shown
      Then what it tells of its holder keeps the rule

  @ais/holder-info/shown-when-fetched
  Rule: What was asked for is shown

    Scenario: A login fetched with holder info tells something of its holder
      When a login fetched with the scope holder_info is shown
      Then it tells something of its holder

  @ais/holder-info/not-supported
  Rule: A provider that supplies none refuses the scope

    Scenario: The scope holder_info at a provider without holder info
      Given a login that connects at the bare provider
      When another login is connected with the settings:
        | fetch_scopes | ["accounts", "holder_info"] |
      Then it does not connect, for HolderInfoNotSupported or FetchScopesNotAllowed
