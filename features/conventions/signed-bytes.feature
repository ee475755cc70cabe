Feature: The exact bytes that are signed
  Query and body are signed as they are sent, byte for byte. A server that normalises them before it verifies refuses
  good clients, or accepts requests that were changed on the way.

  @conventions/signing/covers-query
  Rule: The signature covers the query

    Scenario Outline: A signature <over> does not match
      Given a signed request that reads
      When it is signed <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                               |
        | over its address without the query |
        | over another query                 |
        | over its query in another order    |

    Scenario: A signature over any other query does not match
      Given a signed request that reads
      When many other values of its query are signed
      Then the rule holds for every case

  @conventions/signing/covers-body
  Rule: The signature covers the body

    Scenario Outline: A signature <over> does not match
      Given a signed request that writes
      When it is signed <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                      |
        | over another body         |
        | over its body and a blank |
        | over no body              |

    Scenario: A signature over any other body does not match
      Given a signed request that writes
      When many other values of its body are signed
      Then the rule holds for every case

  @conventions/signing/empty-body-signed-as-empty
  Rule: A request without a body is signed over no bytes

    Scenario: A signature that ends with the last bar is accepted
      Given a signed request that reads
      When it is sent with a corrupt signature and then with the right one
      Then only the right signature is accepted

    Scenario: A signature over an empty object in place of no body does not match
      Given a signed request that reads
      When it is signed over an empty object as its body
      Then it is refused as SignatureNotMatch

  @conventions/signing/exact-bytes
  Rule: A body is signed as it is written

    Scenario: With any spacing, escapes, order of keys and text, the signature over the bytes is accepted
      Given a signed request that writes
      When its body is written in many ways
      Then the rule holds for every case

  @conventions/signing/exact-address
  Rule: An address is signed as it is written

    Scenario: With any unusual query, the signature over the address is accepted
      Given a signed request that reads
      When its query is written in many ways
      Then the rule holds for every case

    Scenario: With any unusual query on a route without parameters, the signature is accepted
      Given a signed request of the main client
      When its query is written in many ways
      Then the rule holds for every case

  @conventions/signing/end-of-address
  Rule: A slash or a question mark at the end of the address is signed too

    Scenario Outline: A signature <over> does not match
      Given a signed request of the main client
      When it is signed <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                                          |
        | over its address with a further slash         |
        | over its address with a further question mark |

    Scenario: With a question mark alone at its end, the signature over the address is accepted
      Given a signed request that writes
      And its address ends with a question mark
      When it is sent with a corrupt signature and then with the right one
      Then only the right signature is accepted
