Feature: Errors
  A refusal says why in a class that programs can branch on, in words for people, and with the request that caused it.
  Nothing that a client sends may bring the server down.

  @conventions/errors/error-class @conventions/errors/error-message @conventions/errors/request-is-object
  @conventions/errors/class-is-documented @conventions/errors/status-is-documented
  @conventions/errors/never-a-server-error
  Rule: Refusals have the documented form, a documented class and a documented status

    Scenario: Every refused request of a tour through the interface is refused in the documented form
      Given a tour of requests that are accepted and requests that are refused
      Then every answer of this run keeps the rule

  @conventions/errors/total-contract
  Rule: Whatever is sent, the answer is a success with data or an error of the documented form

    Scenario: For any method, path, headers and body the answer has one of the two forms
      Given a login that may be spoilt
      Then for any request the answer is a success or an error of the documented form

  @conventions/errors/route-not-found
  Rule: A path that is no route gives RouteNotFound

    Scenario: A path below the interface that no document names is not found
      Given the request to list countries
      When it is sent to the path "/no_such_route"
      Then it is refused as RouteNotFound

    Scenario: A path below a list that no document names is not found
      Given the request to list countries
      When it is sent to the path "/countries/no/such/route"
      Then it is refused as RouteNotFound

  @conventions/errors/method-not-supported
  Rule: A known path with another method is answered in some way

    Scenario: Countries are asked for by PATCH
      Given the request to list countries
      When it is sent with the method "PATCH"
      Then its outcome is noted

  @conventions/errors/unparseable-body @conventions/errors/unparseable-body-class
  Rule: A body that is not JSON is refused as such

    Scenario Outline: A customer is not created from the body <body>
      Given the request to create a customer
      When it is sent with the exact body <body>
      Then it is refused because it cannot be parsed

      Examples:
        | body                             |
        | {"data": {"identifier": "half    |
        | data=identifier                  |
        | {'data': {'identifier': 'quote'} |

  @conventions/errors/body-without-data @conventions/errors/body-without-data-class
  Rule: JSON without data is refused where fields are needed

    Scenario Outline: A customer is not created from <body>
      Given the request to create a customer
      When it is sent with the exact body <body>
      Then it is refused because it is malformed

      Examples:
        | body                   |
        | {}                     |
        | {"identifier": "bare"} |
        | {"data": "text"}       |

  @conventions/errors/invalid-encoding
  Rule: A body that is not UTF-8 is refused

    Scenario: An identifier of bytes that are no text is refused
      Given the request to create a customer
      When it is sent with a body that is not UTF-8
      Then it is refused as InvalidEncoding or JsonParseError or WrongRequestFormat

  @conventions/errors/return-to-invalid
  Rule: A return_to that is no address is refused

    Scenario Outline: A token is not created with the return address <address>
      Given the request to create a token
      When it is sent with the field "data.return_to" changed from "https://example.com/back" to <address>
      Then it is refused as ReturnURLInvalid

      Examples:
        | address        |
        | not an address |
        | "http://"      |
