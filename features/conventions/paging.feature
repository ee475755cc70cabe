@ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1 @partners-v1
Feature: Pages of a list
  Lists are long, and a client reads them page by page. Following the pages must show every row once, in one order,
  whatever the page size. A login with more than 250 transactions makes page boundaries visible.

  In payments-v1: "second document / Endpoints / Payment initiation" (line 94), rows `GET /providers` and `GET
    /templates`: paginated
  In partners-v1: "second document / Endpoints / Partners" (line 134), rows `GET /connections`, `GET /accounts` and
    `GET /transactions`: paginated
  In ais-v6: "Version 6" (line 384), rows `GET /accounts` and `GET /connections`: meta, `from_id` and `per_page`

  @conventions/paging/data-is-array @stated
  Rule: In the response to a paginated list, data is an array.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: `data` is an array
    Faults: wraps-rows-in-items, shows-data-as-object-at-get-transactions

    @conventions/paging/meta-on-every-list
    Scenario: Every paginated list has rows and meta
      Given all <paginated lists>
      When its pages of 100 rows are followed
      Then what stands at "body" fits the schema "paged-envelope"

  @conventions/paging/meta-on-every-list @stated
  Rule: The response to a paginated list has meta, an object, beside data.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: `meta`
    Note: Checked for the lists that the tables call paginated. Countries, currencies, assets and rates have no id and
      no pagination parameters.
    Faults: leaves-meta-out-on-the-last-page, leaves-out-meta-*

  @conventions/paging/meta-names-next-page @stated
  Rule: While more rows remain, meta has next_id, with the id type of the version, and next_page, a string.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: `{next_id, next_page}`
    Needs: large-login
    Faults: names-no-next-*

    Scenario: Each page but the last names the next page
      Given all <paginated lists>
      When its pages of 100 rows are followed
      Then every answer has <the next page, unless it is the last>

  @conventions/paging/last-page-names-no-next-page @implied
  Rule: The meta of the last page names no next page, so pagination ends.
    Source: first document, "Endpoints / Conventions: pagination" (line 298), first point: both name the next page;
      what the last page has is not said
    Needs: large-login
    Note: The document does not say what the meta of the last page has. Null and absence both mean that there is no
      next page.
    Faults: last-page-names-itself, full-last-page-names-a-next-one

    Scenario: Pagination ends after as many pages as the rows need
      Given all <paginated lists>
      When its pages of 101 rows are followed <by next_page>
      Then the last page names no further page

  @conventions/paging/next-id-starts-next-page @stated
  Rule: The next_id of a page is the id of the first row of the next page.
    Source: first document, "Endpoints / Conventions: pagination" (line 298), first point: the id the next page starts
      with
    Needs: large-login
    Observed by: lists: next-id-starts-next-page
    Faults: next-id-is-the-last-row-of-the-page, skips-a-row-of-a-list-that-grew, starts-after-*,
      full-last-page-names-a-next-one

    Scenario: Each page starts with the next_id of the page before
      Given all <paginated lists>
      When its pages of 100 rows are followed
      Then each page starts with <the next_id of the page before>

    @conventions/paging/last-page-names-no-next-page
    Scenario: A page that is just full with the last rows names no next page
      Given a list with more than 250 rows
      When its pages of 100 rows are followed <from the hundredth row from its end>
      Then each further page starts with the next_id of the page before [next-id-starts-next-page]
      And the last page names no further page [last-page-names-no-next-page]

  @conventions/paging/from-id-inclusive @stated
  Rule: A page that is requested with from_id starts with exactly that row.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: `id the page starts with`
    Needs: large-login
    Seen by: accounts: from-its-row, connections: from-its-row, leads: from-its-row
    Faults: from-id-excludes-every-hundredth-row, loses-a-row-where-two-odd-pages-meet, starts-short-lists-a-row-late-but-those-of-the-first-owner, starts-after-*

    Scenario: A page requested from any row of the list starts with that row
      Given a list with more than 250 rows
      When it is sent many times, each with <another row as the first of its page>
      Then the rule holds for every case

  @conventions/paging/starts-no-earlier @implied
  Rule: A page that is requested with from_id has no row before it, also where no row has that id.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: `id the page starts with`;
      (line 302), third point: ascending by id
    Needs: large-login
    Observed by: lists: starts-no-earlier
    Note: A refusal is accepted. Only ids that are plain numbers are compared.
    Faults: starts-anew-from-ids-beyond-the-limit

    Scenario: A page from an id above the integer limit has no row before it
      Given all <paginated lists>
      When a page is requested from 18446744073709551616, which is above the integer limit
      Then no page has <a row before the one from which it is requested>

  @conventions/paging/parameters-add-nothing @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: With from_id or per_page, a list shows no row that it does not show without them, and is refused where it is refused without them.
    Source: first document, "Endpoints / Conventions: pagination" (line 301), second point: what the two say; that they
      change nothing else follows
    Needs: plain-provider
    Seen by: accounts: nothing-further, connections: nothing-further, leads: nothing-further
    Note: Also from a row of another login or account on, which may be refused.
    Faults: begins-with-whatever-row-from-id-names, begins-with-the-row-of-whatever-account, finds-an-empty-list-of-nobody-with-per-page,
      finds-an-empty-list-of-nobody-with-from-id

  @conventions/paging/next-page-is-relative @stated
  Rule: The next_page of a list is a relative path, without scheme and host.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: `relative path`
    Needs: large-login
    Observed by: lists: next-page-is-relative
    Shown by: conventions/paging/meta-names-next-page
    Note: The document does not say whether the path is relative to the host or to the base address. The check follows
      both.
    Faults: names-next-pages-*

  @conventions/paging/next-page-equivalent @stated
  Rule: Following next_page returns the same rows as a request with next_id as from_id and the same parameters.
    Source: first document, "Endpoints / Conventions: pagination" (line 298), first point: both name the next page
    Needs: large-login
    Observed by: lists: next-page-equivalent
    Shown by: conventions/paging/last-page-names-no-next-page
    Faults: next-page-skips-a-row, next-page-of-later-pages-is-their-own,
      leads-from-connections-to-logins

  @conventions/paging/next-page-keeps-size @implied
  Rule: The page behind next_page has the page size of the first page.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: `next_page` is the path for
      the next page; its size is not said
    Needs: large-login
    Observed by: lists: next-page-keeps-size
    Shown by: conventions/paging/last-page-names-no-next-page
    Faults: forgets-the-size-*

  @conventions/paging/next-page-keeps-filters @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @partners-v1
  Rule: Every row of the pages behind next_page matches the filter of the first page.
    Source: first document, "Endpoints / Conventions: pagination" (line 300), first point: `next_page` is the path for
      the next page of the list
    Needs: large-login
    Observed by: lists: next-page-keeps-filters
    Note: Where a list may be asked for without its parent, a next_page that does so gets a warning before anybody
      follows it.
    Faults: keeps-later-pages-whatever-their-filter, keeps-one-cursor-of-attempts-for-all, next-page-forgets-the-account, next-page-forgets-the-account-beside-its-login, next-page-forgets-the-connection,
      next-page-of-later-pages-forgets-the-customer, next-page-of-accounts-forgets-the-customer, loses-its-*

    Scenario: The rows behind next_page satisfy the filter of the first page
      Given a list of one account's transactions with more than 250 rows
      When its pages of 100 rows are followed <by next_page>
      Then every row has <the parent of its list>

    Scenario: The rows behind next_page satisfy every filter of the first page
      Given a list of one account's transactions with more than 250 rows
      And it is asked for by its login too
      When its pages of 100 rows are followed <by next_page>
      Then every row has <the parent of its list>

    Scenario: The pages of every list keep its filter
      Given all <paginated lists>
      When its pages of 101 rows are followed <by next_page>
      Then every answer has <the filter of the first>

    Scenario Outline: The pages of a list of <rows> show nothing of another parent
      Given a long list of "<rows>", and that of another parent
      When its pages of 100 rows are followed <while the other list is read>
      Then no page shows a row of the other list

      Examples:
        | rows         |
        | attempts     |
        | transactions |

    Scenario: The pages of a customer's accounts show nothing of another customer
      Given a long list of "one customer's accounts", and that of another parent
      When its pages of 100 rows are followed <while the other list is read>
      Then no page shows a row of the other list

  @conventions/paging/sorted-by-id @stated
  Rule: A list is sorted by id in ascending order, newest last, also across pages.
    Source: first document, "Endpoints / Conventions: pagination" (line 302), third point: `ascending by id`
    Needs: large-login
    Observed by: lists: sorted-by-id
    Note: Ids that consist of digits are compared as numbers. Other ids are compared by the order in which their rows
      were created.
    Faults: lists-newest-first, sorts-ids-as-text, lists-newest-*

    Scenario: The order holds across page boundaries
      Given all <paginated lists>
      When its pages of 100 rows are followed
      Then the ids ascend over all pages

  @conventions/paging/each-row-once @stated
  Rule: Following the pages of a list returns each row exactly once.
    Source: first document, "Endpoints / Conventions: pagination" (line 298), first and third point: each page begins
      where the one before ends
    Needs: large-login
    Observed by: lists: each-row-once
    Shown by: conventions/paging/last-page-names-no-next-page
    Faults: full-last-page-names-its-last-row, ends-every-list-after-its-first-page, repeats-a-row-at-page-boundaries,
      loses-a-row-at-page-boundaries, repeats-the-*, ends-after-*, loses-the-*

    Scenario: Small pages show each row of the large pages once
      Given all <paginated lists>
      When its pages of 100 rows and of 1000 rows are followed
      Then the small pages hold each row of the large pages once
