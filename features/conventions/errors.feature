@ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1 @partners-v1
Feature: Errors
  A refusal says why by a class that programs can branch on, in words for people, and with the request that caused it.
  Nothing that a client sends may cause a server error.

  In enrichment-v5: "second document / Errors / Data enrichment error body" (line 195): its table, statuses and
    classes
  In payments-v1: "second document / Errors / Payment initiation error body" (line 172): the same form and statuses
  In partners-v1: "second document" (line 1), first paragraph: error classes are shared; no form is given for partners

  @conventions/errors/error-class @conventions/errors/error-message @conventions/errors/request-is-object
  Scenario: Every route refuses a request without Secret in the documented form
    Given all <routes>
    When it is sent with <no Secret>
    Then <no such answer> breaks the rule

  @conventions/errors/error-class @stated @implied-in:ais-v5 @implied-in:partners-v1
  Rule: Every error body has error_class, a string.
    Source: first document, "Errors" (line 425), table of the error body, row `error_class`
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 199), row `error.class`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 172), first sentence
    In ais-v5: the table is that of versions 3, 4 and 6
    In partners-v1: the table is that of versions 3, 4 and 6
    Observed by: refusals: error-class
    Note: The document gives no error body for version 5. There, the class may also be inside an object named error,
      as in data enrichment under the same path prefix. Any other form only warns.
    Faults: hides-the-class-of-unknown-routes, names-the-class-error-type, names-classes-*

    @conventions/errors/error-message @conventions/errors/request-is-object @conventions/errors/class-is-documented
    @conventions/errors/status-is-documented @conventions/errors/status-of-wrong-keys
    @conventions/errors/never-a-server-error @conventions/errors/secrets-in-error
    @conventions/errors/request-is-the-request
    @last
    Scenario: Every refused request is refused in the documented form
      When many right and wrong requests are sent
      Then <no answer so far> breaks the rule [error-class] [error-message] [request-is-object] [class-is-documented]
      And <no answer so far> breaks the rule [status-is-documented] [status-of-wrong-keys] [never-a-server-error]
      And <no answer so far> breaks the rule [request-is-the-request]
      And it is noted <whether a refusal so far repeats a secret> [secrets-in-error]

  @conventions/errors/error-message @stated @implied-in:ais-v5 @implied-in:partners-v1
  Rule: Every error body has error_message, a string.
    Source: first document, "Errors" (line 426), table of the error body, row `error_message`
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 200), row `error.message`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 172), first sentence
    In ais-v5: the table is that of versions 3, 4 and 6
    In partners-v1: the table is that of versions 3, 4 and 6
    Observed by: refusals: error-message
    Faults: gives-no-*

  @conventions/errors/request-is-object @stated @implied-in:ais-v5 @implied-in:partners-v1
  Rule: Every error body has request, an object.
    Source: first document, "Errors" (line 427), table of the error body, row `request`
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 202), row `request`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 172), first sentence
    In ais-v5: the table is that of versions 3, 4 and 6
    In partners-v1: the table is that of versions 3, 4 and 6
    Observed by: refusals: request-is-object
    Note: The document does not say what the object contains. An empty object is accepted if the server could not read
      the request.
    Faults: gives-the-request-as-text, repeats-no-*

  @conventions/errors/class-is-documented @stated @implied-in:ais-v5 @implied-in:partners-v1
  Rule: The error_class of an error body is a documented class.
    Source: first document, "Errors" (line 425), table of the error body, row `error_class`: `one of the classes
      below`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Observed by: refusals: class-is-documented
    Note: In version 5, a class whose name says Connection where the documented name says Login is accepted as the
      same class.
    Faults: calls-ApiKeyNotFound-or-ClientNotFound-NoSuchKey

  @conventions/errors/secrets-in-error @open
  Rule: The document does not say whether an error shows the secrets of the request that it refuses.
    Source: first document, "Errors" (line 427), table of the error body, row `request`: the request that caused the
      error
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 202), row `request`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 172), first sentence
    In ais-v5: the table is that of versions 3, 4 and 6
    In partners-v1: the table is that of versions 3, 4 and 6
    Note: The secrets are those of the client, the customer and the login, as headers carry them.

  @conventions/errors/status-is-documented @stated @implied-in:ais-v5 @implied-in:partners-v1
  Rule: An error response with a documented class has status 400, 404, 406 or 409.
    Source: first document, "Errors" (line 429), sentence on `HTTP statuses used`
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 204), sentence on `Statuses`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 174), sentence on `Statuses`
    In ais-v5: the sentence follows the error body of versions 3, 4 and 6
    In partners-v1: the sentence follows the error body of versions 3, 4 and 6
    Observed by: refusals: status-is-documented
    Note: The document does not say which class has which status. Status 429 is accepted with RateLimitExceeded and
      TooManyRequests. Refusals that the text does not cover (wrong method, oversized request) are not checked. Status
      401 of a refusal for missing or wrong keys is checked separately.
    Faults: answers-RouteNotFound-with-410, answers-RouteNotFound-with-500

  @conventions/errors/one-status-for-class @implied
  Rule: At one route, an error class always has the same status.
    Source: first document, "Errors" (line 429), sentence on `HTTP statuses used`: a class uses a status
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 204), sentence on `Statuses`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 174), sentence on `Statuses`
    In ais-v5: the sentence follows the error body of versions 3, 4 and 6
    In partners-v1: the sentence follows the error body of versions 3, 4 and 6
    Observed by: refusals: one-status
    Shown by: conventions/headers/wrong-secret, conventions/headers/secret-missing
    Note: The document does not say which class has which status. Classes for mistakes of many kinds, such as
      WrongRequestFormat, may have several.
    Faults: answers-a-class-again-with-another-status
    Variants: wrong-combinations-are-unknown-logins, wrong-combinations-are-unknown-customers,
      busy-logins-cannot-be-refreshed

  @conventions/errors/status-of-wrong-keys @implied
  Rule: A request that is refused for missing or wrong keys has status 400, 404, 406 or 409, and not 401.
    Source: first document, "Errors" (line 429), sentence on `HTTP statuses used`
    In enrichment-v5: "second document / Errors / Data enrichment error body" (line 204), sentence on `Statuses`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 174), sentence on `Statuses`
    In ais-v5: the sentence follows the error body of versions 3, 4 and 6
    In partners-v1: the sentence follows the error body of versions 3, 4 and 6
    Observed by: refusals: status-of-wrong-keys
    Note: The document lists the statuses and gives none for authentication. Status 401 is the usual one and arguable,
      so it gets a warning and does not fail.
    Faults: answers-ApiKeyNotFound-or-ClientNotFound-with-401
    Variants: denies-keys-with-401

  @conventions/errors/never-a-server-error @implied
  Rule: No request from a client causes a 5xx status or InternalServerError.
    Source: first document, "Errors" (line 429), sentence on `HTTP statuses used`: none above 499; class
      `InternalServerError`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Observed by: refusals: never-a-server-error
    Shown by: conventions/errors/total-contract
    Note: A response from a proxy or gateway (502, 503, 504) counts as a transport error. The document lists
      InternalServerError among the classes. That no request causes it follows from the list of statuses.
    Faults: calls-WrongRequestFormat-InternalServerError, fails-at-a-text-with-a-zero, fails-at-a-body-of-many-levels,
      fails-at-an-identifier-that-no-encoding-has,
      fails-at-emoji-of-payments,
      fails-without-a-provider-to-keep,
      fails-beyond-the-last-row, fails-at-the-row-0, fails-at-a-null-among-attributes, fails-at-a-number-among-credentials,
      fails-at-a-null-in-a-list

  @conventions/errors/total-contract @stated @implied-in:ais-v5 @implied-in:enrichment-v5 @implied-in:partners-v1
  Rule: For every method, path, header and body, the response is JSON.
    It is either a success with data or a documented error body.
    Source: first document, "Errors" (line 429), table of the error body and `HTTP statuses used`; "What the service
      does" (line 7), point on JSON
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Note: Requests that HTTP itself forbids are not sent, such as one whose address has a % without two digits after it:
      a server may refuse it before it reaches any route.
    Faults: answers-odd-learning-with-html, answers-odd-parameters-with-html, redirects-from-a-slash-at-the-end,
      repeats-null-where-no-body-came
    Variants: answers-enrichment-without-data

    Scenario: For any method, path, headers and body the answer has one of the two forms
      Given a fetched login
      When many requests are sent with <any method, path, headers and body>
      Then the rule holds for every case

  @conventions/errors/route-not-found @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  @implied-in:partners-v1
  Rule: A request to an unknown path is refused with RouteNotFound.
    Source: first document, "Errors" (line 493), class `RouteNotFound`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Faults: calls-RouteNotFound-ActionNotAllowed

    Scenario Outline: The path <path> is not found
      Given the request to list countries
      When it is sent to the path "<path>"
      Then it is refused as "RouteNotFound"

      Examples:
        | path                     |
        | /no_such_route           |
        | /countries/no/such/route |

  @conventions/errors/method-not-supported @open @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  Rule: The document does not say how a known path refuses an unsupported method.
    Source: first document, "Errors" (line 419), list of error classes, in which no class is for a wrong method
    In ais-v5: no form is given for version 5, and the classes are those of the list

    Scenario: The answer to an unsupported method is noted
      Given the request to list countries
      When it is sent with the methods:
        | PATCH |
      Then its outcome is noted

  @conventions/errors/unparseable-body @stated @implied-in:partners-v1
  Rule: A body that is not JSON is refused with JsonParseError, WrongRequestFormat or InvalidEncoding.
    Source: first document, "Errors" (line 473), classes `JsonParseError`, `WrongRequestFormat` and `InvalidEncoding`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Note: The meanings of the three classes overlap.
    Faults: calls-JsonParseError-or-InvalidEncoding-IdentifierInvalid, takes-what-*, calls-what-is-*,
      answers-JsonParseError-with-500, reads-a-body-up-to-its-last-brace

    @conventions/errors/unparseable-body-class
    Scenario Outline: The body <body> is refused
      Given the request to create a customer
      When it is sent with the exact body <body>
      Then it is refused as "JsonParseError or WrongRequestFormat or InvalidEncoding" [unparseable-body]
      And it is refused as "JsonParseError" [unparseable-body-class]

      Examples:
        | body                             |
        | {"data": {"identifier": "half    |
        | data=identifier                  |
        | {'data': {'identifier': 'quote'} |
        | {"data": {"identifier": "x"}} y  |

  @conventions/errors/unparseable-body-class @implied
  Rule: A body that cannot be parsed as JSON is refused with JsonParseError.
    Source: first document, "Errors" (line 473), class `JsonParseError`: body not JSON or not parseable; class
      `WrongRequestFormat`: `JSON request malformed`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Note: A body that cannot be parsed is also a malformed JSON request. A target that refuses it with
      WrongRequestFormat gets a warning and does not fail.
    Faults: calls-JsonParseError-WrongRequestFormat
    Variants: unparseable-bodies-are-malformed

  @conventions/errors/body-without-data @stated @implied-in:ais-v6 @implied-in:enrichment-v5 @implied-in:partners-v1
  Rule: JSON without the property data is refused if the request requires fields.
    Source: first document, "Endpoints" (line 296), first sentence: bodies are JSON `{"data": ...}`
    In enrichment-v5: "second document / Endpoints / Data enrichment" (line 115): bodies are not shown
    In payments-v1: "second document / Endpoints / Payment initiation" (line 99): `Pay with connect body (data)`
    In partners-v1: "second document / Endpoints / Partners" (line 128): the requests of the table
    Faults: reads-fields-*, fails-where-data-is-null, accepts-WrongRequestFormat-in-ais-v6, accepts-WrongRequestFormat-in-enrichment-v5
    Variants: takes-any-enrichment-body-unread

    @conventions/errors/body-without-data-class
    Scenario Outline: The body <body> is refused
      Given the request to create a customer
      When it is sent with the exact body <body>
      Then it is refused [body-without-data]
      And it is refused as "WrongRequestFormat" [body-without-data-class]

      Examples:
        | body                   |
        | {}                     |
        | {"identifier": "bare"} |
        | {"data": "text"}       |
        | {"data": null}         |

    @conventions/errors/body-without-data-class
    Scenario: Fields that stand beside data and not in it are not read
      Given the request to create a customer
      When it is sent with <its fields outside data>
      Then it is refused [body-without-data]
      And it is refused as "WrongRequestFormat" [body-without-data-class]

  @conventions/errors/body-without-data-class @implied
  Rule: JSON of the wrong form is refused with WrongRequestFormat.
    Source: first document, "Errors" (line 501), class `WrongRequestFormat`: JSON request malformed
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Note: A class for the missing field is accepted too.
    Faults: calls-WrongRequestFormat-JsonParseError
    Variants: takes-any-enrichment-body-unread

  @conventions/errors/invalid-encoding @implied @ais-v3 @ais-v4 @ais-v5 @enrichment-v5 @payments-v1 @partners-v1
  Rule: A body whose bytes are not UTF-8 is refused with InvalidEncoding, JsonParseError or WrongRequestFormat.
    Source: first document, "Errors" (line 470), class `InvalidEncoding`; "Data types" (line 35), row `string`: UTF-8
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Note: The document does not say what exactly counts as invalid encoding.
    Faults: calls-JsonParseError-or-InvalidEncoding-IdentifierInvalid, calls-InvalidEncoding-CustomerNotFound

    Scenario: An identifier of bytes that are not UTF-8 is refused
      Given the request to create a customer
      When it is sent with <a body that is not UTF-8>
      Then it is refused as "InvalidEncoding or JsonParseError or WrongRequestFormat"

  @conventions/errors/return-to-invalid @stated @ais-v3 @ais-v4 @ais-v5 @payments-v1 @implied-in:ais-v3
  @implied-in:ais-v4 @implied-in:ais-v5
  Rule: A return_to that is not an address is refused with ReturnURLInvalid.
    Source: first document, "Errors" (line 492), class `ReturnURLInvalid`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 176), common class
      `ReturnURLInvalid`
    Note: The row for the creation of a token lists only customer_id and fetch_scopes. A target may ignore return_to
      there.
    Faults: accepts-ReturnURLInvalid, calls-ReturnURLInvalid-ReturnURLTooLong
    Variants: ignores-return-to-of-tokens

    Scenario Outline: The return_to <address> is refused
      Given the request to create a token
      And its field "data.return_to" is "https://example.com/back"
      When it is sent with the field "data.return_to" set to <address>
      Then it is refused as "ReturnURLInvalid"

      Examples:
        | address        |
        | not an address |
        | "http://"      |

  @conventions/errors/return-to-script @implied @ais-v3 @ais-v4 @ais-v5 @payments-v1
  Rule: A return_to that is a script is refused with ReturnURLInvalid.
    Source: first document, "Errors" (line 492), class `ReturnURLInvalid`: `return_to address invalid`
    In payments-v1: "second document / Errors / Payment initiation error body" (line 176), common class
      `ReturnURLInvalid`
    Note: The documents do not say which addresses are valid, and apps have schemes of their own. A script leads nowhere.
    Faults: returns-to-scripts
    Variants: ignores-return-to-of-tokens

    Scenario: The return_to "javascript:alert(1)" is refused
      Given the request to create a token
      And its field "data.return_to" is "https://example.com/back"
      When it is sent with the field "data.return_to" set to "javascript:alert(1)"
      Then it is refused as "ReturnURLInvalid"

  @conventions/errors/credentials-in-request @open @ais-v3 @ais-v4 @ais-v5
  Rule: The document does not say whether the request in an error shows the credentials of a user.
    Source: first document, "Errors" (line 427), table of the error body, row `request`: the request that caused the
      error
    In ais-v5: the table is that of versions 3, 4 and 6
    Needs: plain-provider

    Scenario: The error of a creation with credentials is searched for them
      Given the request to create a login
      When it is sent with the field "data.provider_code" set to "assay_no_such_provider"
      Then it is noted <whether its error shows credentials>

  @conventions/errors/request-is-the-request @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  Rule: The request in an error shows what the client sent.
    Source: first document, "Errors" (line 427), table of the error body, row `request`: the request that caused the
      error
    In payments-v1: "second document / Errors / Payment initiation error body" (line 172), first sentence
    In ais-v5: the table is that of versions 3, 4 and 6
    In partners-v1: the table is that of versions 3, 4 and 6
    Observed by: refusals: request-is-the-request
    Shown by: conventions/ids/unknown-id-status, payments-v1/customers/duplicate
    Note: The document does not say in which form the request is shown. A parameter that it shows by the name with
      which it was sent has its value.
    Faults: shows-another-request-in-errors
    Variants: errors-repeat-nothing

  @conventions/errors/action-not-allowed @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  @implied-in:payments-v1 @implied-in:partners-v1
  Rule: A client that has no access to a route is refused with ActionNotAllowed.
    Source: first document, "Errors" (line 434), class `ActionNotAllowed`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    In payments-v1: "second document / Errors / Payment initiation error body" (line 176), first sentence of the
      classes: the common ones; this one is not among those that it names
    Needs: barred-client
    Note: The routes that a client may use are agreed outside the interface. The profile gives a client and a route that
      it may not call. Data enrichment, where a client may lack access, has a rule of its own.
    Faults: takes-access.mayCall-as-true, takes-access.mayCall-as-true-when-repeated, calls-ActionNotAllowed-RouteNotFound

    Scenario: A client that may not call a route is refused there
      Given a request to a route that a client may not call
      When it is sent with <the keys of a client that may not call it>
      Then it is refused as "ActionNotAllowed"

  @conventions/errors/datetime-classes @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: A wrong datetime is refused with DateTimeFormatInvalid or DateTimeOutOfRange.
    Source: first document, "Errors" (line 455), class `DateTimeFormatInvalid, DateTimeOutOfRange`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Not checkable: No documented request has a datetime.

  @conventions/errors/email-invalid @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: An invalid email is refused with EmailInvalid.
    Source: first document, "Errors" (line 457), class `EmailInvalid`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Not checkable: No documented request of these interfaces has an email.

  @conventions/errors/internal-server-error @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
  @implied-in:partners-v1
  Rule: An internal error is reported with InternalServerError.
    Source: first document, "Errors" (line 468), class `InternalServerError`
    In ais-v5: no form is given for version 5, and the classes are those of the list
    Not checkable: Nobody outside can cause an internal error on purpose.
