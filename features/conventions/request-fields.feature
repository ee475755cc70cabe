Feature: The fields of request bodies
  A field has a type, and some have a list of words. A server that reads something else into it does what its client did
  not ask for.

  @conventions/request-fields/types-are-kept
  Rule: A value of another type is refused

    Scenario: No field of a body accepts a value of another type
      Given every field of a body
      When it is sent with a value of another type there, then without it
      Then it is refused

  @conventions/request-fields/listed-words-only
  Rule: An unknown word is refused

    Scenario: No field with listed words accepts another word
      Given every field with listed words
      When it is sent with an unknown word there, then without it
      Then it is refused

  @conventions/request-fields/ids-as-text
  Rule: A number in place of an id is refused

    Scenario: No field for an id accepts its number
      Given every id in a body
      When it is sent with its id as a number there, then without it
      Then it is refused

