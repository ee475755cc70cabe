@ais-v3 @ais-v4 @ais-v5 @ais-v6
Feature: One target in two versions
  A target may support several versions while its clients change from one to the next. Each version shows the same
  customers, logins, accounts and transactions, with its own names and its own ids.

  @ais/across-versions/customer-is-the-same @implied
  Rule: A customer has the same id in another version that accepts its secret.
    Source: first document, "Versioning" (line 520), second point: clients move from a version to the next; that they
      find their data there follows
    Needs: plain-provider
    Note: The documents do not say that versions share data. If another version does not know the customer, all
      requirements of this topic stay untested. They also stay untested if the profile claims no other version.
    Faults: gives-a-customer-an-id-for-each-login

    Scenario: A login that another version created belongs to the customer of the request
      When another version creates a login for a customer of this one
      Then the login shows <that customer>

  @ais/across-versions/logins-agree @implied
  Rule: Two versions show the same values for the fields of a login that both versions have.
    Source: first document, "Versioning" (line 520), second point: clients move from a version to the next; that they
      find their data there follows
    Needs: plain-provider
    Note: Compared are the customer, provider, country, status and datetimes, with ids as strings. A field is not
      compared if only one version shows it, or if it is null. The time of the next
      refresh is not: a target may count it from now.
    Faults: dates-logins-anew-in-version-4, keeps-logins-active-in-version-4
    Variants: types-untyped-fields-of-connections-in-its-own-way

    Scenario: Both versions show the same logins of a customer
      When the "logins" at hand are listed in two versions
      Then both have the same <rows and values>

    @ais-v3 @ais-v4 @ais-v5
    Scenario: Both versions show that a login failed since they showed it
      When a login that was seen in two versions fails, and is listed in both
      Then both have the same <rows and values>

  @ais/across-versions/accounts-agree @implied
  Rule: Two versions show the same name, balance and currency for an account.
    Source: first document, "Versioning" (line 520), second point: clients move from a version to the next; that they
      find their data there follows
    Needs: plain-provider
    Faults: names-accounts-by-version
    Variants: writes-balances-of-version-3-as-text

    Scenario: Both versions show the same accounts of a login
      When the "accounts" at hand are listed in two versions
      Then both have the same <rows and values>

  @ais/across-versions/transactions-agree @implied @ais-v3 @ais-v4 @ais-v5
  Rule: Two versions show the same amount, currency, date, description, mode and status for a transaction.
    Source: first document, "Versioning" (line 520), second point: clients move from a version to the next; that they
      find their data there follows
    Needs: plain-provider
    Note: Categories are not compared, because versions 4 and 5 have different category trees.
    Faults: shortens-descriptions-in-version-4

    Scenario: Both versions show the same transactions of a login
      When the "transactions" at hand are listed in two versions
      Then both have the same <rows and values>

  @ais/across-versions/ids-of-this-version @stated @ais-v4 @ais-v5 @ais-v6
  Rule: Ids of objects that were created in another version are strings in this version.
    Source: first document, "Resources and their fields / Data types" (line 25), last sentence: from version 4 on, ids
      in responses are strings
    Needs: plain-provider
    Note: Untested if this version does not show these objects.
    Faults: keeps-numbers-for-logins-of-another-version

    Scenario: A login that another version created has string ids in this version
      When another version creates a login for a customer of this one
      And its "accounts and logins" are listed in this version
      Then every id is a string

  @ais/across-versions/names-of-this-version @implied
  Rule: For a login that was created in another version, an account shows the id of the login under this version's field name.
    Source: first document, "Versioning" (line 525), fifth point: `login` renamed to `connection`; `connection_id` in
      place of `login_id`
    Needs: plain-provider
    Note: If the account also shows another version's name, that is an additional field and is accepted.
    Faults: links-accounts-of-another-version-otherwise, links-accounts-of-another-version-to-another-login

    Scenario: The accounts of a login that another version created name it as this version does
      When another version creates a login for a customer of this one
      And its "accounts" are listed in this version
      Then every row has <the id of its login by the name of this version>

  @ais/across-versions/attempts-by-type @implied @ais-v3
  Rule: The attempt of a login that was created in another version has fetch_type, as attempts of version 3 have.
    Source: first document, "Resources and their fields / Login (version 4)" (line 106), sentence on version 3 below the
      table: `attempts carry fetch_type, from_date and to_date instead of fetch_scopes`
    Needs: plain-provider
    Note: If no attempt of version 3 shows fetch_type, or version 3 does not show the login, this requirement stays
      untested. An attempt that shows fetch_scopes too has an additional field, which is accepted.
    Faults: shows-the-scopes-of-attempts-of-another-version

    Scenario: The attempt of a login that another version created shows how it was asked for
      When another version creates a login for a customer of this one
      And its "logins" are listed in this version
      And beside them the "logins" of <a customer of this version> are listed
      Then every login has <fetch_type in its last_attempt, as those have>
