@ais-v3 @ais-v4 @ais-v5
Feature: Refused requests
  A client that is told of an error believes that nothing was done. A server that refuses and writes all the same leaves
  logins behind that nobody asked for, or lets others write.

  In enrichment-v5: "second document / Errors / Data enrichment error body" (line 195); that a refused request does
    nothing follows
  In payments-v1: "second document / Authentication" (line 149), first point: App-id and Secret on every request, and
    `request signing as in the first document`

  @conventions/refusals/wrong-keys-do-nothing @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1
  @implied-in:enrichment-v5
  Rule: A request that writes and is refused for its keys is not carried out.
    Source: first document, "Authentication" (line 407), fifth point: `wrong keys give`; what is done all the same is
      not refused
    Needs: plain-provider
    Note: Checked by what the route writes, before the refusal, after it, and after the same request with right keys.
      Nothing shows what the other routes write, or what those of partners do.
    Faults: does-what-it-refuses-for-its-keys-*

    Scenario: No route writes what it refuses for its keys
      Given all <writing routes>
      When what it writes is refused for <another last character of its Secret>
      Then it is not done

  @conventions/refusals/wrong-customer-secret-does-nothing @stated
  Rule: A request that writes and is refused for its Customer-secret is not carried out.
    Source: first document, "Errors" (line 449), class `CustomerNotFound`: none for the given secret; what is done all
      the same is not refused
    Needs: plain-provider
    Faults: does-what-it-refuses-for-its-customer-secret

    Scenario: No route writes what it refuses for its Customer-secret
      Given all <writing routes with Customer-secret>
      When what it writes is refused for <another last character of its Customer-secret>
      Then it is not done

  @conventions/refusals/wrong-login-secret-does-nothing @stated
  Rule: A request that writes and is refused for its Login-secret is not carried out.
    Source: first document, "Errors" (line 481), class `LoginNotFound`; "Authentication" (line 401), third point:
      requests that modify a login carry `Login-secret`; what is done all the same is not refused
    Needs: plain-provider
    Note: Where the path names the login, it is only implied that the header is needed.
    Faults: does-what-it-refuses-for-its-login-secret

    Scenario: No route writes what it refuses for its Login-secret
      Given all <writing routes with Login-secret>
      When what it writes is refused for <another last character of its Login-secret>
      Then it is not done

  @conventions/refusals/wrong-field-does-nothing @stated
  Rule: A request that writes and is refused for an unknown word in its fetch_scopes is not carried out.
    Source: first document, "Errors" (line 463), class `FetchScopesInvalid`; what is done all the same is not refused
    In ais-v3: "Errors" (line 461), class `FetchTypeNotAllowed`
    Needs: plain-provider
    Faults: reconnects-what-it-refuses-for-its-scopes

    Scenario: No route writes what it refuses for a word of its body
      Given all <writing routes with listed words>
      When what it writes is refused for <an unknown word>
      Then it is not done

  @conventions/refusals/wrong-date-does-nothing @stated @ais-v4 @ais-v5
  Rule: A request that writes and is refused for a from_date before its window is not carried out.
    Source: first document, "Errors" (line 471), class `InvalidFromDate`; what is done all the same is not refused
    Needs: plain-provider
    Faults: does-what-it-refuses-for-its-date

    Scenario: No route writes what it refuses for a date
      Given all <routes with a date window>
      When what it writes is refused for <a from_date before its window>
      Then it is not done

  @conventions/refusals/wrong-signature-does-nothing @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5
  @payments-v1 @implied-in:enrichment-v5
  Rule: A request that writes and is refused for its signature is not carried out.
    Source: first document, "Authentication" (line 407), fifth point: `signature problems give`; what is done all the
      same is not refused
    Needs: plain-provider, signing-client
    Faults: does-what-it-refuses-for-its-signature, does-what-it-refuses-for-its-expiry

    Scenario: No route writes what it refuses for its signature
      Given all <writing routes>
      When what it writes is refused for <one bit of its signature changed>
      Then it is not done

    Scenario: No route writes what it refuses for its Expires-at
      Given all <writing routes>
      When what it writes is refused for <an Expires-at of an hour ago>
      Then it is not done

  @conventions/refusals/refused-changes-nothing @implied
  Rule: After a refused change, a login is shown as it was shown before.
    Source: first document, "Errors" (line 419), table of the error body; that a refused request does nothing follows
    Needs: plain-provider
    Observed by: refused-nothing
    Note: Observers look at every refused change after which a login is shown with the same last attempt. When the next
      refresh is possible is compared until that moment has come.
    Faults: turns-daily-refresh-on-with-a-refused-one, puts-the-next-refresh-off-for-a-refused-one

    Scenario: A refresh that comes too early leaves the login as it was
      Given a fetched login
      When it is shown before and after <a refresh that comes too early>
      Then both have the same <settings>
