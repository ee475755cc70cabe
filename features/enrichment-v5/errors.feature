Feature: Errors of data enrichment
  A refusal links to a page that explains its class.

  @enrichment-v5/errors/documentation-url
  Rule: Refusals link to their documentation

    Scenario: Every refused request of a tour through the interface has a link
      Given a tour of requests that are accepted and requests that are refused
      Then every refusal of this run links to its documentation
