@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: Sizes of pages
  A client says how many rows a page may hold, from 100 to 1000. The size changes the number of requests, and nothing
  else: neither the rows nor their order.

  In payments-v1: "second document / Endpoints / Payment initiation" (line 94), rows `GET /providers` and `GET
    /templates`: paginated
  In partners-v1: "second document / Endpoints / Partners" (line 134), rows `GET /connections`, `GET /accounts` and
    `GET /transactions`: paginated

  @conventions/paging/page-size-honoured @stated
  Rule: Every page except the last has exactly per_page rows.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: `per_page`, for every list
    In ais-v6: "Version 6" (line 384), rows `GET /accounts` and `GET /connections`: meta, `from_id` and `per_page`
    Needs: large-login
    Observed by: lists: page-size-honoured
    Shown by: conventions/paging/each-row-once, conventions/paging/from-id-inclusive,
      conventions/paging/last-page-names-no-next-page, conventions/paging/page-size-independence
    Faults: pages-hold-a-row-too-few, holds-two-*, cuts-pages-at-500

  @conventions/paging/page-size-independence @stated
  Rule: The joined pages of a list contain the same ids in the same order for every per_page from 100 to 1000.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: `per_page`, `100-1000`
    In ais-v6: "Version 6" (line 384), rows `GET /accounts` and `GET /connections`: meta, `from_id` and `per_page`
    Needs: large-login
    Seen by: accounts: any-size, connections: any-size, leads: any-size
    Faults: loses-a-row-at-page-boundaries, loses-a-row-with-odd-page-sizes, loses-a-row-between-large-pages,
      leaves-a-row-of-a-short-list-out-of-whole-pages

    Scenario: Every page size from 100 to 1000 shows the same rows in the same order
      Given a list with more than 250 rows
      When it is sent many times, each with <another size of its pages>
      Then the rule holds for every case

  @conventions/paging/default-per-page @stated
  Rule: The default of per_page is 100.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: `default 100`
    In ais-v6: "Version 6" (line 384), rows `GET /accounts` and `GET /connections`: meta, `from_id` and `per_page`
    Needs: large-login
    Observed by: lists: default-per-page
    Shown by: conventions/paging/per-page-bounds-accepted
    Faults: holds-fifty-*

  @conventions/paging/per-page-bounds-accepted @stated
  Rule: A per_page of 100 and a per_page of 1000 are both accepted.
    Source: first document, "Limits" (line 507), row `per_page`
    In payments-v1: "second document / Limits" (line 234), row `per_page`
    In partners-v1: "second document / Limits" (line 234), row `per_page`
    Faults: refuses-pages-*

    Scenario Outline: A page size of <size> is accepted
      Given all <paginated lists>
      When it is sent with the query parameter "per_page" set to <size>
      Then it is accepted

      Examples:
        | size |
        | 100  |
        | 1000 |

  @conventions/paging/at-most-1000-rows @implied @ais-v3 @ais-v4 @ais-v5 @partners-v1
  Rule: No page has more than 1000 rows, whatever per_page is.
    Source: first document, "Limits" (line 507), row `per_page`: `100 to 1000`; a larger one may be refused or read as a
      valid one
    In partners-v1: "second document / Limits" (line 234), row `per_page`
    Needs: large-login
    Observed by: lists: at-most-1000-rows
    Shown by: conventions/paging/per-page-outside-range
    Faults: takes-paging.maxPerPage-as-1-more

  @conventions/paging/per-page-outside-range @open
  Rule: The document does not say how a server handles a per_page below 100 or above 1000.
    It may refuse it, use the nearest limit or use the default.
    Source: first document, "Limits" (line 507), row `per_page`, which does not say what happens outside
    In payments-v1: "second document / Limits" (line 234), row `per_page`
    In partners-v1: "second document / Limits" (line 234), row `per_page`

    Scenario Outline: The answer to a page size of <size> is noted
      Given all <paginated lists>
      When it is sent with the query parameter "per_page" set to <size>
      Then its outcome is noted

      Examples:
        | size |
        | 99   |
        | 1001 |
