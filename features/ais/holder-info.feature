@ais-v3 @ais-v4 @ais-v5
Feature: The holder of a login
  Where its contract allows it, a client fetches the names, emails, phone numbers and addresses of the holder. The provider
  decides what there is to show; what is shown has the documented form.

  In ais-v3: "Login (version 4)" (line 84), sentence below the table: what version 3 differs in

  @ais/holder-info/field-types @stated @implied-in:ais-v3
  Rule: In holder_info, names, emails and phone_numbers are arrays of strings and addresses is an array of objects.
    Source: first document, "Resources and their fields / Holder info" (line 132), the table: types of its four rows
    Needs: plain-provider, holder-info
    Faults: writes-a-single-mail-as-text

    @ais/holder-info/address-types
    Scenario: The holder info of a login fits the schema
      When a login fetched with holder info is <shown>
      Then the login shows <its holder as documented>

  @ais/holder-info/address-types @implied
  Rule: In a holder's address, city, state, street, country_code and post_code are strings.
    Source: first document, "Resources and their fields / Holder info" (line 139), row `addresses`: names of the
      fields of an address, without types
    Needs: plain-provider, holder-info
    Note: The document names the fields of an address without types. Null is accepted.
    Faults: writes-post-codes-as-numbers
    Variants: types-untyped-fields-in-its-own-way

  @ais/holder-info/ssn-last-four @stated @implied-in:ais-v3
  Rule: If holder_info has ssn, it contains only the last 4 digits.
    Source: first document, "Resources and their fields / Holder info" (line 141), sentence below the table: `ssn
      (last 4 digits only)`
    Needs: plain-provider, holder-info
    Faults: shows-all-digits-of-an-ssn

    Scenario: A social security number is shown with four digits at most
      When a login fetched with holder info is <shown>
      Then the login shows <its holder as documented>

  @ais/holder-info/shown-when-fetched @implied @ais-v4 @ais-v5
  Rule: After a fetch with the scope holder_info, the holder_info of the login is not empty.
    Source: first document, "Resources and their fields / Holder info" (line 132), sentence below the table: the
      details depend on the provider; "Login (version 4)" (line 100), row `holder_info`
    Needs: plain-provider, holder-info
    Note: If holder_info is null or absent, the requirement stays untested. No text requires the login to show it.
    Observed by: holder-after-fetch
    Shown by: ais/providers/detail, ais/holder-info/same-alone-and-in-list,
      ais/fetch-scopes/reconnect-accepts-listed
    Faults: keeps-the-holder-to-itself, lists-logins-without-their-holder, shows-the-holder-of-first-fetches-alone

  @ais/holder-info/none-unasked @implied @ais-v4 @ais-v5
  Rule: A new login that was not fetched for its holder shows no details of its holder.
    Source: first document, "Endpoints / Version 4" (line 363), `Reconnect body`: the names of the scopes; "Login
      (version 4)" (line 102), row `consent_types`: the holder is a consent of its own
    Needs: plain-provider, holder-info
    Note: An empty holder_info is accepted, and so is one without details. Where the target shows no holder_info after a
      fetch for it either, the requirement stays untested.
    Faults: shows-the-holder-unasked

    Scenario: A login that was fetched for its accounts shows no holder, unlike one that was fetched for it
      When a login fetched with holder info is <shown>
      And a login is connected with the settings:
        | fetch_scopes | ["accounts"] |
      Then it shows <nothing of its holder>

  @ais/holder-info/same-alone-and-in-list @implied @ais-v4 @ais-v5
  Rule: The holder_info of a login is the same in the list of logins as it is alone.
    Source: first document, "Endpoints / Version 4" (line 316), rows `GET /api/v4/logins` and `GET
      /api/v4/logins/{login_id}`: one resource; that its views agree follows
    Needs: plain-provider, holder-info
    Note: A list without the field is accepted; one with null says that the login has no holder.
    Faults: shows-holder_info-as-null-at-get-logins, lists-a-holder-without-emails

    Scenario: A login with its holder shows it alone and in the list
      When a login fetched with holder info is <shown>
      And a login fetched with holder info is <listed>
      Then both have the same <holder info>

  @ais/holder-info/only-what-provider-lists @implied
  Rule: The holder_info of a login shows only those of names, emails and phone_numbers that its provider lists.
    Source: first document, "Resources and their fields / Provider (version 4)" (line 66), row `holder_info`: it names
      the fetchable holder details
    Needs: plain-provider, holder-info
    Note: Checked at the plain or the select provider, if one of them lists some of the three words and not all of
      them.
    Faults: shows-phone-numbers-that-no-provider-lists

    Scenario: A login at a provider that lists some details shows no others
      When a login is shown that was fetched at a provider which lists some details of the holder
      Then the login shows <the details of its holder that its provider lists>

  @ais/holder-info/not-supported @stated @ais-v4 @ais-v5
  Rule: A fetch with the scope holder_info at a provider that does not support it fails with HolderInfoNotSupported, immediately or as the outcome of the attempt.
    Source: first document, "Errors" (line 465), class `HolderInfoNotSupported`
    Needs: bare-provider, holder-info
    Note: FetchScopesNotAllowed (the client may not use the scopes) may be meant and is accepted too.
    Faults: takes-fetchScopes.holderInfoSupported-as-true, calls-HolderInfoNotSupported-FetchScopesInvalid

    Scenario: The scope holder_info is refused at a provider without holder info
      Given a login connected at the "bare" provider
      When another login is connected with the settings:
        | fetch_scopes | ["accounts", "holder_info"] |
      Then it does not connect, for "HolderInfoNotSupported or FetchScopesNotAllowed"
