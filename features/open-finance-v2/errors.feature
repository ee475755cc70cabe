Feature: Errors of open finance
  A refusal says what is wrong by a code and a status that belong together, in message blocks that clients can read.

  @open-finance-v2/errors/json-body @stated
  Rule: The body of an error response is JSON.
    Source: second document, "What the service does" (line 14), last sentence: `All bodies are JSON`
    Observed by: refusals: json-body
    Faults: takes-openFinance.errors.body-as-nothing

    @open-finance-v2/errors/message-array @open-finance-v2/errors/category @open-finance-v2/errors/code
    @open-finance-v2/errors/text-length @open-finance-v2/errors/path-is-text @open-finance-v2/errors/tabled-pair
    @last
    Scenario: Every refusal is in the documented form
      When requests are sent that are refused for many reasons
      Then <no answer so far> breaks the rule [json-body] [message-array] [category] [code]
      And <no answer so far> breaks the rule [text-length] [path-is-text] [tabled-pair]

  @open-finance-v2/errors/json-declared @implied
  Rule: The Content-Type of a response whose body is JSON is a type of JSON.
    Source: second document, "What the service does" (line 14), last sentence: `All bodies are JSON`; the header is not
      named
    Note: application/json and every type that ends in +json are accepted, with any parameters.
    Observed by: media-types
    Shown by: open-finance-v2/errors/json-body
    Faults: calls-json-a-page

  @open-finance-v2/errors/message-array @stated
  Rule: The body of an error response has apiClientMessages, an array of message blocks.
    Source: second document, "Errors / Open-finance errors" (line 208), first sentence: `apiClientMessages`, an array
      of message blocks
    Observed by: refusals: message-array
    Faults: takes-openFinance.errors.body-as-nothing, names-messages-otherwise

  @open-finance-v2/errors/category @stated
  Rule: Every message block has a category, which is ERROR or WARNING.
    Source: second document, "Resources and their fields / Open-finance message block" (line 76), row `category`: two
      words, required
    Observed by: refusals: category
    Faults: has-categories-of-its-own, leaves-out-the-category

  @open-finance-v2/errors/code @stated
  Rule: Every message block has a code, which is a string.
    Source: second document, "Resources and their fields / Open-finance message block" (line 77), row `code`: string,
      required
    Observed by: refusals: code
    Faults: numbers-its-codes

  @open-finance-v2/errors/text-length @stated
  Rule: The text of a message block has at most 500 characters.
    Source: second document, "Limits" (line 233), row `Message text length (open-finance)`
    Observed by: refusals: text-length
    Faults: talks-at-length, quotes-bodies-that-it-cannot-read

  @open-finance-v2/errors/path-is-text @implied
  Rule: If a message block has a path, it is a string.
    Source: second document, "Resources and their fields / Open-finance message block" (line 78), row `path`: `e.g. a
      JSON pointer`
    Observed by: refusals: path-is-text
    Faults: lists-the-steps-of-paths

  @open-finance-v2/errors/tabled-pair @stated
  Rule: The status and the code of an error response appear together in the table of errors.
    Source: second document, "Errors / Open-finance errors" (line 206), the table: status and code of each row
    Observed by: refusals: tabled-pair
    Faults: answers-CONSENT_UNKNOWN-with-404, calls-RESOURCE_UNKNOWN-NOT_FOUND

  @open-finance-v2/errors/format-error @stated
  Rule: A body with a missing attribute or with an attribute of the wrong type is refused with FORMAT_ERROR.
    Source: second document, "Errors / Open-finance errors" (line 212), row `FORMAT_ERROR`: `missing attribute, wrong
      type`
    Needs: open-finance-attributes
    Faults: validates-no-attribute, takes-openFinance.format.code-as-RESOURCE_UNKNOWN

    @open-finance-v2/errors/path-of-the-attribute
    Scenario: Every required attribute that is missing or has another type is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When each of its required attributes is sent wrong
      Then each is refused with <FORMAT_ERROR> [format-error]
      And each that has a path names <the wrong attribute> [path-of-the-attribute]

    Scenario Outline: The body <body>, which is no object, is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When it is sent with the exact body <body>
      Then it is refused with "FORMAT_ERROR"

      Examples:
        | body     |
        | []       |
        | 7        |
        | null     |

  @open-finance-v2/errors/format-error-of-no-json @stated
  Rule: A body that is not JSON is refused with FORMAT_ERROR.
    Source: second document, "Errors / Open-finance errors" (line 212), row `FORMAT_ERROR`: body fails validation
    Faults: takes-openFinance.format.code-as-RESOURCE_UNKNOWN, reads-bodies-to-the-end-of-an-object

    Scenario: A body that is not JSON is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When it is sent with <half a body>
      Then it is refused with "FORMAT_ERROR"

    Scenario: A body with more behind its JSON is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When it is sent with <its body and a word behind it>
      Then it is refused with "FORMAT_ERROR"

  @open-finance-v2/errors/format-error-of-a-date @stated
  Rule: A body with a malformed date is refused with FORMAT_ERROR.
    Source: second document, "Errors / Open-finance errors" (line 212), row `FORMAT_ERROR`: `malformed date`
    Note: The date is the value that the profile writes as {valid_to}. Without a body in the profile, the requirement
      stays untested.
    Faults: takes-dates-that-no-calendar-has, reads-the-beginning-of-dates, reads-dates-without-their-zeros,
      takes-the-31st-of-any-month

    Scenario Outline: A consent until <date> is refused with FORMAT_ERROR
      Given a JWS-signed request that writes
      When it is sent with <validTo as <date>>
      Then it is refused with "FORMAT_ERROR"

      Examples:
        | date        |
        | 2099-13-45  |
        | 2099-12-31x |
        | 2099-1-5    |
        | 2099-02-31  |

  @open-finance-v2/errors/format-error-of-a-header @implied
  Rule: A request without x-request-id is refused.
    Source: second document, "Authentication" (line 155), `x-jws-signature rule`, first point: `x-request-id, digest,
      then`; "Open-finance errors" (line 212), row `FORMAT_ERROR`: `body or header fails validation`
    Note: The document names no code for a missing header. FORMAT_ERROR and SIGNATURE_INVALID are both accepted.
    Faults: takes-openFinance.format.headerMissing-as-RESOURCE_UNKNOWN

    Scenario: A request without x-request-id is refused, though nothing else is missing
      Given a JWS-signed request that writes
      When it is sent without the header "x-request-id"
      Then it is refused with "FORMAT_ERROR or SIGNATURE_INVALID"

  @open-finance-v2/errors/format-error-of-a-redirect @implied
  Rule: A request whose client-redirect-uri is not an address is refused with FORMAT_ERROR.
    Source: second document, "Errors / Open-finance errors" (line 212), row `FORMAT_ERROR`: `body or header fails
      validation`; what a client-redirect-uri is follows from its name
    Faults: takes-openFinance.format.isRedirect-as-true
    Variants: digests-in-other-spellings

    Scenario: A request with a client-redirect-uri that is not an address is refused with FORMAT_ERROR
      Given a JWS-signed request with every header that may be signed
      When it is sent with the header "client-redirect-uri" set to "not an address"
      Then it is refused with "FORMAT_ERROR"

  @open-finance-v2/errors/path-of-the-attribute @implied
  Rule: If a message block with FORMAT_ERROR has a path, it is the path of the wrong attribute.
    Source: second document, "Resources and their fields / Open-finance message block" (line 78), row `path`: the
      attribute concerned
    Needs: open-finance-attributes
    Faults: points-at-another-attribute

  @open-finance-v2/errors/psu-credentials @stated
  Rule: When the customer's login fails during authorisation, the response has the code PSU_CREDENTIALS_INVALID.
    Source: second document, "Errors / Open-finance errors" (line 217), row `PSU_CREDENTIALS_INVALID`
    Not checkable: The customer logs in at the bank, in steps that the document does not show.

  @open-finance-v2/errors/status-invalid @stated
  Rule: An action that the current status of a resource does not allow is refused with STATUS_INVALID.
    An example is deleting an executed payment.
    Source: second document, "Errors / Open-finance errors" (line 221), row `STATUS_INVALID`; "States and transitions"
      (line 81), point on payments: an executed payment cannot be deleted
    Needs: open-finance-executed-payment
    Note: The document does not show the payment routes, so the profile gives the path of an executed payment.
    Faults: takes-openFinance.consents.mayEnd-as-true, calls-STATUS_INVALID-RESOURCE_UNKNOWN,
      deletes-what-it-refuses-to-delete

    Scenario: An executed payment is not deleted
      Given a JWS-signed request that reads an executed payment
      When it is sent with <DELETE as its method>
      Then it is refused with "STATUS_INVALID"

    Scenario: An executed payment is still there after its deletion was refused
      Given a JWS-signed request that reads an executed payment
      When its deletion is tried, and <it> is sent again
      Then it is accepted

  @open-finance-v2/errors/branch-on-code @stated
  Rule: Clients decide by the code of a message block, and not by its text.
    Source: second document, "Errors / Open-finance errors" (line 208), sentence above the table: `Clients branch on`
    Not checkable: This is a duty of the client, not of the server.
