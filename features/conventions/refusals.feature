Feature: Refused requests
  A client that is told of an error believes that nothing was done. A server that refuses and writes all the same leaves
  logins behind that nobody asked for, or lets others write.

  @conventions/refusals/wrong-keys-do-nothing
  Rule: Wrong keys write nothing

    Scenario: No route writes what it refuses for its keys
      Given every writing route
      When what it writes is refused for another Secret
      Then it is not done

  @conventions/refusals/wrong-customer-secret-does-nothing
  Rule: A wrong Customer-secret writes nothing

    Scenario: No route writes what it refuses for its Customer-secret
      Given every writing route with Customer-secret
      When what it writes is refused for another Customer-secret
      Then it is not done

  @conventions/refusals/wrong-login-secret-does-nothing
  Rule: A wrong Login-secret writes nothing

    Scenario: No route writes what it refuses for its Login-secret
      Given every writing route with Login-secret
      When what it writes is refused for another Login-secret
      Then it is not done

  @conventions/refusals/wrong-field-does-nothing
  Rule: An unknown word writes nothing

    Scenario: No route writes what it refuses for a word of its body
      Given every writing route with listed words
      When what it writes is refused for an unknown word
      Then it is not done

  @conventions/refusals/wrong-signature-does-nothing
  Rule: A wrong signature writes nothing

    Scenario: No route writes what it refuses for its signature
      Given every writing route
      When what it writes is refused for its signature
      Then it is not done
