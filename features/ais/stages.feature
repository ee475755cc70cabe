Feature: The stages of an attempt
  A fetch goes through stages, and a client that shows a user how far it is, or what the provider asks, reads them.
  An attempt is watched from its first stage to its last.

  @ais/stages/field-types @ais/stages/name-words
  Rule: A stage is written as documented

    Scenario: Every stage seen on the way fits the schema
      When an attempt is watched to its end
      Then its stages keep the rule

  @ais/stages/interactive-fields-names-array-or-null
  Rule: interactive_fields_names is an array of strings or null

    Scenario: Stages that ask for nothing and stages that ask have names or null
      When attempts at every provider at hand are watched
      Then each stage names its interactive fields in an array, or null

  @ais/stages/interactive-html-null-otherwise
  Rule: A login that is not interactive has no interactive_html

    Scenario: No stage of a plain login has interactive_html
      When an attempt is watched to its end
      Then no stage has interactive_html

  @ais/stages/interactive-html-string
  Rule: interactive_html is text or null

    Scenario: The waiting stage of an interactive login shows text or null
      When an interactive attempt is watched until it waits
      Then each stage has text or null for interactive_html

  @ais/stages/interactive-reached
  Rule: A login that needs input comes to the stage interactive and waits

    Scenario: An attempt that nobody answers stays at the stage interactive
      When an interactive attempt is watched until it waits
      Then it waits at the stage interactive

  @ais/stages/interactive-fields-named
  Rule: A waiting stage names interactive fields of its provider

    Scenario: The fields that a stage asks for are fields of the provider
      When an interactive attempt is watched until it waits, and its provider shown
      Then the fields it asks for are fields of the provider

  @ais/stages/in-order
  Rule: Stages stand in the order in which they began

    Scenario: No stage of an ended attempt stands after a later one
      Given a login whose fetch ended well
      When its newest attempt is shown
      Then its stages are in order

  @ais/stages/finish-ends
  Rule: The last stage is finish

    Scenario: The newest stage of an ended attempt is finish
      Given a login whose fetch ended well
      When its newest attempt is shown
      Then its newest stage is finish
