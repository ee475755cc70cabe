Feature: What a signature covers
  A signature covers Expires-at, the method, the whole address with its query, and the exact bytes of the body. Change
  any of them and it does not match; spell them oddly, sign what was sent, and it does.

  @conventions/signing/covers-expires-at
  Rule: Expires-at is covered

    Scenario: A signature for a second later does not match
      Given a signed request that reads
      When its signature is over an Expires-at one second later
      Then it is refused as SignatureNotMatch

    Scenario: For every other Expires-at the signature does not match
      Given a signed request that reads
      Then signed over any other Expires-at, its signature does not match

  @conventions/signing/covers-method
  Rule: The method is covered

    Scenario: A signature for another method does not match
      Given a signed request that reads
      When its signature is over another method
      Then it is refused as SignatureNotMatch

    Scenario: For every other method the signature does not match
      Given a signed request that writes
      Then signed over any other method, its signature does not match

  @conventions/signing/method-in-upper-case
  Rule: The method is signed in upper case

    Scenario: A signature over the method in lower case does not match
      Given a signed request that reads
      When its signature is over its method in lower case
      Then it is refused as SignatureNotMatch

  @conventions/signing/covers-path
  Rule: The path is covered

    Scenario Outline: A signature <over> does not match
      Given a signed request that reads
      When its signature is <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                               |
        | over another path                  |
        | over its address with a slash more |

    Scenario: For every other path the signature does not match
      Given a signed request that writes
      Then signed over any other path, its signature does not match

  @conventions/signing/covers-whole-address
  Rule: Scheme and host are covered

    Scenario Outline: A signature <over> instead of the whole address does not match
      Given a signed request that reads
      When its signature is <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                              |
        | over its path alone               |
        | over its address at another host  |
