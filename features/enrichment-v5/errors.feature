Feature: Errors of data enrichment
  A refusal links to a page that explains its class.

  @enrichment-v5/errors/documentation-url
  Rule: Refusals link to their documentation

    @last
    Scenario: Every refusal has a link
      When many right and wrong requests are sent
      Then every refusal so far links to its documentation
