Feature: Routes that accept
  Everything else depends on these. Where bodies are not shown, those that Assay guesses may be refused.

  Rule: Each route accepts a valid request

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
