Feature: Errors of data enrichment
  A refusal links to a page that explains its class.

  @enrichment-v5/errors/documentation-url @stated
  Rule: Every error body has error.documentation_url, a link.
    Source: second document, "Errors / Data enrichment error body" (line 201), row `error.documentation_url`
    Observed by: refusals: documentation-url
    Faults: links-to-no-documentation

    @last
    Scenario: Every refusal has a link
      When many right and wrong requests are sent
      Then <no answer so far> breaks the rule
