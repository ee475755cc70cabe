@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: A client reads long lists
  Lists come page by page. A client follows the pages as the server names them.

  In payments-v1: "second document / Endpoints / Payment initiation" (line 94), rows `GET /providers` and `GET
    /templates`: paginated
  In partners-v1: "second document / Endpoints / Partners" (line 134), rows `GET /connections`, `GET /accounts` and
    `GET /transactions`: paginated
  In ais-v6: "Version 6" (line 384), rows `GET /accounts` and `GET /connections`: meta, `from_id` and `per_page`

  @clients/client-paging/per-page-within-range @stated
  Rule: The per_page of a request is a whole number from 100 to 1000.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: `per_page` (integer,
      100-1000, default 100)

  @clients/client-paging/from-id-was-shown @implied
  Rule: The from_id of a request is an id that the service gave to the client before.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: next_id is the id `the next
      page starts with`
    Note: An id that the client kept from an earlier session of the same sandbox counts as not shown.

  @clients/client-paging/same-filters-on-next-page @implied
  Rule: The client asks for the next page of a list with the filters of the page before.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: next_page is a `relative
      path for the next page`

  @clients/client-paging/next-pages-read @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: The client asks for the next page of accounts and of transactions where a page names one.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: next_page is a `relative
      path for the next page`; third point: `newest last`
    Note: A client may stop where it has found what it looked for. It gets a warning only if it asks for no next page
      of a route at all.

  @clients/client-paging/pages-not-counted @implied
  Rule: The client does not count pages or rows in its requests, as with page or offset.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: the query parameters are
      `from_id` and `per_page`
