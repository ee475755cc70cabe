Feature: Errors
  A refusal says why by a class that programs can branch on, in words for people, and with the request that caused it.
  Nothing that a client sends may cause a server error.

  @conventions/errors/error-class @conventions/errors/error-message @conventions/errors/request-is-object
  @conventions/errors/class-is-documented @conventions/errors/status-is-documented
  @conventions/errors/status-of-wrong-keys @conventions/errors/never-a-server-error
  @conventions/errors/secrets-in-error
  Rule: Refusals have the documented form, a documented class and a documented status

    @last
    Scenario: Every refused request is refused in the documented form
      When many right and wrong requests are sent
      Then every refusal so far names its class [error-class]
      And every refusal so far has a message [error-message]
      And every refusal so far holds its request [request-is-object]
      And every class so far is documented [class-is-documented]
      And every status of a refusal so far is documented [status-is-documented]
      And no refusal of keys so far has the status 401 [status-of-wrong-keys]
      And no answer so far is a server error [never-a-server-error]
      And whether any refusal so far repeats a secret is noted [secrets-in-error]

  @conventions/errors/error-class @conventions/errors/error-message @conventions/errors/request-is-object
  Rule: Every route refuses in the documented form

    Scenario: Every route refuses a request without Secret in the documented form
      Given every route
      When it is sent with no Secret, then with its own keys
      Then its refusal names its class [error-class]
      And its refusal has a message [error-message]
      And its refusal holds its request [request-is-object]

  @conventions/errors/total-contract
  Rule: Whatever is sent, the answer is a success with data or an error of the documented form

    Scenario: For any method, path, headers and body the answer has one of the two forms
      Given a fetched login
      When many requests of any method, path, headers and body are sent
      Then the rule holds for every case

  @conventions/errors/route-not-found
  Rule: An unknown path gives RouteNotFound

    Scenario Outline: The path <path> is not found
      Given the request to list countries
      When it is sent to the path "<path>"
      Then it is refused as RouteNotFound

      Examples:
        | path                     |
        | /no_such_route           |
        | /countries/no/such/route |

  @conventions/errors/method-not-supported
  Rule: The answer to an unsupported method on a known path is not stated

    Scenario: The answer to an unsupported method is noted
      Given the request to list countries
      When it is sent with the method:
        | PATCH |
      Then its outcome is noted

  @conventions/errors/unparseable-body @conventions/errors/unparseable-body-class
  Rule: A body that is not JSON is refused as such

    Scenario Outline: The body <body> is refused
      Given the request to create a customer
      When it is sent with the exact body <body>
      Then it is refused as JsonParseError or WrongRequestFormat or InvalidEncoding [unparseable-body]
      And it is refused as JsonParseError [unparseable-body-class]

      Examples:
        | body                             |
        | {"data": {"identifier": "half    |
        | data=identifier                  |
        | {'data': {'identifier': 'quote'} |

  @conventions/errors/body-without-data @conventions/errors/body-without-data-class
  Rule: JSON without data is refused where fields are required

    Scenario Outline: The body <body> is refused
      Given the request to create a customer
      When it is sent with the exact body <body>
      Then it is refused [body-without-data]
      And it is refused as WrongRequestFormat [body-without-data-class]

      Examples:
        | body                   |
        | {}                     |
        | {"identifier": "bare"} |
        | {"data": "text"}       |

    Scenario: Fields that stand beside data and not in it are not read
      Given the request to create a customer
      When it is sent with its fields outside data
      Then it is refused [body-without-data]
      And it is refused as WrongRequestFormat [body-without-data-class]

  @conventions/errors/invalid-encoding
  Rule: A body that is not UTF-8 is refused

    Scenario: An identifier of bytes that are not UTF-8 is refused
      Given the request to create a customer
      When it is sent with a body that is not UTF-8
      Then it is refused as InvalidEncoding or JsonParseError or WrongRequestFormat

  @conventions/errors/return-to-invalid
  Rule: A return_to that is not an address is refused

    Scenario Outline: The return_to <address> is refused
      Given the request to create a token
      And its field "data.return_to" is https://example.com/back
      When it is sent with the field "data.return_to" set to <address>
      Then it is refused as ReturnURLInvalid

      Examples:
        | address        |
        | not an address |
        | "http://"      |

  @conventions/errors/credentials-in-request
  Rule: It is open whether an error shows credentials

    Scenario: The error of a creation with credentials is searched for them
      Given the request to create a login
      When it is sent with the field "data.provider_code" set to assay_no_such_provider
      Then whether its error shows credentials is noted

  @conventions/errors/request-is-the-request
  Rule: The request of an error is the one that caused it

    Scenario: The error of a request for rates holds the date that was sent
      Given the request to list rates
      When it is sent with the query parameter "date" set to someday-7431
      Then the request of its error holds the date
