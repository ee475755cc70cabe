Feature: What a signature covers
  A signature covers Expires-at, the method, the whole address with its query, and the exact bytes of the body. If one of
  them changes, the signature no longer matches. However they are written, a signature over what was sent matches.

  @conventions/signing/covers-expires-at
  Rule: The signature covers Expires-at

    Scenario: A signature over an Expires-at one second later does not match
      Given a signed request that reads
      When it is signed over an Expires-at one second later
      Then it is refused as SignatureNotMatch

    Scenario: A signature over any other Expires-at does not match
      Given a signed request that reads
      When many other values of its Expires-at are signed
      Then the rule holds for every case

  @conventions/signing/covers-method
  Rule: The signature covers the method

    Scenario: A signature over another method does not match
      Given a signed request that reads
      When it is signed over another method
      Then it is refused as SignatureNotMatch

    Scenario: A signature over any other method does not match
      Given a signed request that writes
      When many other values of its method are signed
      Then the rule holds for every case

  @conventions/signing/method-in-upper-case
  Rule: The method is signed in upper case

    Scenario: A signature over the method in lower case does not match
      Given a signed request that reads
      When it is signed over its method in lower case
      Then it is refused as SignatureNotMatch

  @conventions/signing/covers-path
  Rule: The signature covers the path

    Scenario: A signature over another path does not match
      Given a signed request that reads
      When it is signed over another path
      Then it is refused as SignatureNotMatch

    Scenario: A signature over any other path does not match
      Given a signed request that writes
      When many other values of its path are signed
      Then the rule holds for every case

  @conventions/signing/covers-whole-address
  Rule: The signature covers scheme and host

    Scenario Outline: A signature <over> does not match
      Given a signed request that reads
      When it is signed <over>
      Then it is refused as SignatureNotMatch

      Examples:
        | over                             |
        | over its path alone              |
        | over its address at another host |
