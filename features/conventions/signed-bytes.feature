Feature: The exact bytes that are signed
  Query and body are signed as they are sent, byte for byte. A server that brings them into form before it verifies
  refuses good clients, and one that accepts either form accepts changed ones.

  @conventions/signing/covers-query
  Rule: The query is covered

    Scenario Outline: A signature <over> does not match
      Given a signed request that reads
      When its signature is <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                               |
        | over its address without the query |
        | over another query                 |
        | over its query in another order    |

    Scenario: For every other query the signature does not match
      Given a signed request that reads
      Then signed over any other query, its signature does not match

  @conventions/signing/covers-body
  Rule: The body is covered

    Scenario Outline: A signature <over> does not match
      Given a signed request that writes
      When its signature is <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                  |
        | over another body     |
        | over its body and a blank |
        | over no body          |

    Scenario: For every other body the signature does not match
      Given a signed request that writes
      Then signed over any other body, its signature does not match

  @conventions/signing/empty-body-signed-as-empty
  Rule: No body is signed as no bytes

    Scenario: A signature over nothing but the last bar is accepted
      Given a signed request that reads
      Then the good signature is accepted and the corrupt one is not

    Scenario: A signature over an empty object in place of no body does not match
      Given a signed request that reads
      When its signature is over an empty object as its body
      Then it is refused as SignatureNotMatch

  @conventions/signing/exact-bytes
  Rule: A body is signed as it is spelled

    Scenario: For every spacing, escape, key order and text the signature over the bytes is accepted
      Given a signed request that writes
      Then however its body is spelled, the signature is accepted

  @conventions/signing/exact-address
  Rule: An address is signed as it is spelled

    Scenario: For every odd query the signature over the address is accepted
      Given a signed request that reads
      Then however its query is spelled, the signature is accepted

    Scenario: For every odd query where none is asked for, and a bare question mark, the signature is accepted
      Given a signed request of the main client
      Then however its query is spelled, the signature is accepted
