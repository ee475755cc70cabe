Feature: The stages of an attempt
  A fetch goes through stages. A client reads them to show its user how far the fetch is and what the provider asks for.
  Assay watches an attempt from its first stage to its last.

  @ais/stages/field-types @ais/stages/name-words
  Rule: A stage is as documented

    Scenario: Every stage of an attempt fits the schema
      When an attempt is watched to its end
      Then the resources are as documented

  @ais/stages/interactive-fields-names-array-or-null
  Rule: interactive_fields_names is an array of strings or null

    Scenario: Stages with and without interactive input have an array of names or null
      When attempts at the plain and the interactive provider are watched
      Then "interactive_fields_names" of every stage is null or an array of strings

  @ais/stages/interactive-html-null-otherwise
  Rule: A login that is not interactive has no interactive_html

    Scenario: No stage of a plain login has interactive_html
      When an attempt is watched to its end
      Then "interactive_html" of every stage is null or absent

  @ais/stages/interactive-html-string
  Rule: interactive_html is a string or null

    Scenario: The waiting stage of an interactive login has a string or null
      When an interactive attempt is watched until it waits
      Then "interactive_html" of every stage is null or a string

  @ais/stages/interactive-reached
  Rule: A login that needs input comes to the stage interactive and waits

    Scenario: An attempt without an answer stays at the stage interactive
      When an interactive attempt is watched until it waits
      Then it waits at the stage interactive

  @ais/stages/interactive-fields-named
  Rule: A waiting stage names interactive fields of its provider

    Scenario: The fields of a waiting stage are fields of the provider
      Given the detail of the interactive provider
      When an interactive attempt is watched until it waits
      Then its interactive fields are fields of the provider

  @ais/stages/in-order
  Rule: Stages are listed in the order in which they began

    Scenario: No stage of a finished attempt is listed after a later one
      Given a login whose fetch succeeded
      When its newest attempt is shown
      Then its stages are in the order in which they began

  @ais/stages/finish-ends
  Rule: The last stage is finish

    Scenario: The newest stage of a finished attempt is finish
      Given a login whose fetch succeeded
      When its newest attempt is shown
      Then its newest stage is finish
