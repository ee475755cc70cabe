@ais-v3 @ais-v4 @ais-v5 @payments-v1 @partners-v1
Feature: The fields of request bodies
  A field has a type, and some have a list of words. A server that reads something else into it does what its client did
  not ask for.

  In ais-v3: "Version 3 differences" (line 369), point on the creation body, and what it leaves as in version 4
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4

  @conventions/request-fields/types-are-kept @implied
  Rule: A request with a value of another type in a field of its body is refused.
    Source: first document, "Endpoints / Version 4" (line 304), tables and lists of the bodies, which give each field
      a type
    In payments-v1: "second document / Endpoints / Payment initiation" (line 99): `Pay with connect body (data)`,
      column of types
    In partners-v1: "second document / Endpoints / Partners" (line 132), rows `POST /leads` and `POST
      /lead_sessions/create`: types of the fields
    Needs: plain-provider
    Note: The document gives types and the class WrongRequestFormat for malformed requests. It does not say that a
      target refuses what it could read in another way.
    Faults: takes-any-value-for-a-flag, overlooks-odd-*
    Variants: ignores-return-to-of-tokens, overlooks-values-that-it-cannot-read

    Scenario: No field of a body accepts a value of another type
      Given all <fields of bodies>
      When it is sent with <a value of another type>
      Then it is refused

  @conventions/request-fields/listed-words-only @implied @ais-v3 @ais-v4 @ais-v5
  Rule: A request with a word that is not listed for a field of its body is refused.
    Source: first document, "Endpoints / Version 4" (line 353), create body, rows `locale` and `categorization`, and
      `Reconnect body`, combinations of `fetch_scopes`: lists of words
    Needs: plain-provider
    Note: The document lists the words. It does not say what happens to another one.
    Faults: overlooks-unknown-fetch-*, overlooks-unknown-locale-*, overlooks-unknown-categorization-*
    Variants: overlooks-values-that-it-cannot-read

    Scenario: No field with listed words accepts another word
      Given all <fields with listed words>
      When it is sent with <an unknown word>
      Then it is refused

  @conventions/request-fields/unknown-words-class @stated @ais-v3 @ais-v4 @ais-v5
  Rule: A request with a word that is not listed for fetch_scopes or fetch_type is refused with the class of the field.
    Source: first document, "Errors" (line 463), classes `FetchScopesInvalid` and `FetchTypeNotAllowed`; "Version 4"
      (line 363), `Reconnect body`: the allowed combinations
    In ais-v3: "Errors" (line 461), class `FetchTypeNotAllowed`; "Version 3 differences" (line 372), point on the creation
      body: `fetch_type (recent, accounts, custom; default recent)`
    Places: words
    Note: The document lists the words of fetch_scopes for reconnect, and for the interactive step and refresh like
      reconnect. For creations and tokens it lists none.
    Faults: takes-any-word-*, reconnects-past-unknown-scopes,
      overlooks-unknown-scopes-beside-known-ones, calls-fetch-type-listed-FetchScopesInvalid-in-ais-v3
    Variants: leaves-out-scopes-that-it-does-not-know

    Scenario Outline: Every field refuses <words> with its class
      Given all <fields whose unknown words have a class>
      When it is sent with <<words>>
      Then its refusal has <the class of unknown words>

      Examples:
        | words                                 |
        | an unknown word                       |
        | a listed word without its last letter |
        | an unknown word beside a listed one   |

  @conventions/request-fields/ids-as-text @implied @ais-v4 @ais-v5 @payments-v1 @partners-v1
  Rule: A request with the number of an id in a field of its body, in place of the string, is refused.
    Source: first document, "Endpoints / Version 4" (line 311), row `POST /api/v4/tokens/create`: `customer_id string`
    In payments-v1: "second document / Endpoints / Payment initiation" (line 99): `Pay with connect body (data)`, row
      `customer_id`: string
    In partners-v1: "second document / Endpoints / Partners" (line 133), row `POST /lead_sessions/create`:
      `customer_id string`
    Needs: plain-provider
    Note: The document states strings for the ids of responses. For those of requests it gives the type string.
    Faults: takes-ids.numbersTaken-as-true
    Variants: takes-ids-as-numbers

    Scenario: No field for an id accepts its number
      Given all <ids of bodies>
      When it is sent with <its id as a number>
      Then it is refused

  @conventions/request-fields/required-parameters @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  @implied-in:partners-v1
  Rule: A request without a parameter that the table of its route requires is refused.
    Source: first document, "Endpoints / Version 4" (line 304), tables and lists of the requests, which mark what is
      required
    In ais-v6: "Version 6" (line 384), row `GET /accounts`, and row `GET /connections`: `required`
    In payments-v1: "second document / Endpoints / Payment initiation" (line 99): `Pay with connect body (data)`,
      column `Required`
    In partners-v1: "second document / Endpoints / Partners" (line 132), rows `POST /leads` and `POST
      /lead_sessions/create`: fields, not marked as required
    Places: required
    Note: Any documented error class is accepted. Of two parameters that may stand for each other, both are left out.
      What is not marked as required, such as the identifier of a customer, is only implied.
    Faults: accepts-despite-*

    Scenario: No route does without a parameter that it requires
      Given all <required parameters>
      When it is sent with <no value>
      Then it is refused
