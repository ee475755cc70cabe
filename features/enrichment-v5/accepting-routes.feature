Feature: Routes that accept
  Everything else depends on these. Where bodies are not shown, those that Assay guesses may be refused.

  Scenario Outline: A valid request to <request> is accepted
    Given the request to <request>
    When it is sent, and its provider is shown where it is refused
    Then its route accepts it

    @enrichment-v5/routes/learn-a-category
    Examples:
      | request          |
      | learn a category |

    @enrichment-v5/routes/ask-for-merchants
    Examples:
      | request           |
      | ask for merchants |

    @enrichment-v5/routes/delete-transactions
    Examples:
      | request             |
      | delete transactions |

    @enrichment-v5/routes/mark-duplicates
    Examples:
      | request         |
      | mark duplicates |

    @enrichment-v5/routes/unmark-duplicates
    Examples:
      | request           |
      | unmark duplicates |

    @enrichment-v5/routes/enrich-transactions
    Examples:
      | request             |
      | enrich transactions |

    @enrichment-v5/routes/list-categories
    Examples:
      | request         |
      | list categories |

  @enrichment-v5/routes/list-categories @stated
  Rule: A valid request to list categories is accepted, and the response has one object in data.
    Source: second document, "Endpoints / Data enrichment" (line 119), row `GET /categories`
    Faults: refuses-to-list-categories-in-enrichment-v5

  @enrichment-v5/routes/learn-a-category @stated
  Rule: A valid request to learn a category is accepted.
    Source: second document, "Endpoints / Data enrichment" (line 120), row `POST /categories/learn`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-learn-a-category-in-enrichment-v5

  @enrichment-v5/routes/ask-for-merchants @stated
  Rule: A valid request to ask for merchants is accepted.
    Source: second document, "Endpoints / Data enrichment" (line 121), row `POST /merchants`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-list-categories-in-enrichment-v5, refuses-to-ask-for-merchants-in-enrichment-v5

  @enrichment-v5/routes/delete-transactions @stated
  Rule: A valid request to delete transactions is accepted.
    Source: second document, "Endpoints / Data enrichment" (line 122), row `DELETE /transactions`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-delete-transactions-in-enrichment-v5

  @enrichment-v5/routes/mark-duplicates @stated
  Rule: A valid request to mark duplicates is accepted.
    Source: second document, "Endpoints / Data enrichment" (line 123), row `PUT /transactions/duplicate, PUT
      /transactions/unduplicate`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-mark-duplicates-in-enrichment-v5

  @enrichment-v5/routes/unmark-duplicates @stated
  Rule: A valid request to unmark duplicates is accepted.
    Source: second document, "Endpoints / Data enrichment" (line 123), row `PUT /transactions/duplicate, PUT
      /transactions/unduplicate`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-unmark-duplicates-in-enrichment-v5

  @enrichment-v5/routes/enrich-transactions @stated
  Rule: A valid request to enrich transactions is accepted.
    Source: second document, "Endpoints / Data enrichment" (line 124), row `POST /enrichment`
    Note: The document does not show the body, so a refusal of the body that Assay guesses proves nothing.
    Faults: refuses-to-enrich-transactions-in-enrichment-v5
