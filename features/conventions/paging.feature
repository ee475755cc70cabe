Feature: Pages of a list
  Lists are long, and a client reads them page by page. Following the pages must show every row once, in one order,
  whatever the page size. A login with more than 250 transactions makes page boundaries visible.

  @conventions/paging/data-is-array @conventions/paging/meta-on-every-list
  Rule: Every paginated list answers with rows and with meta beside them

    Scenario: Every paginated list has rows and meta
      Given every paginated list
      When its pages of 100 rows are followed
      Then every answer has an array of rows [data-is-array]
      And every answer has meta [meta-on-every-list]

  @conventions/paging/meta-names-next-page
  Rule: While more rows remain, meta names the next page

    Scenario: Each page but the last names the next page
      Given every paginated list
      When its pages of 100 rows are followed
      Then each page but the last names the next page

    Scenario: A large list goes on as long as it has rows
      Given a list with more than 250 rows
      When its pages are followed, and its last row is requested
      Then the list goes on as long as it has rows

  @conventions/paging/last-page-names-no-next-page
  Rule: The last page names no further page

    Scenario: Pagination ends after as many pages as the rows need
      Given every paginated list
      When its pages of 100 rows are followed
      Then the last page names no further page

  @conventions/paging/next-id-starts-next-page
  Rule: next_id names the first row of the next page

    Scenario: Each page starts with the next_id of the page before
      Given every paginated list
      When its pages of 100 rows are followed
      Then each page starts with the next_id of the page before

  @conventions/paging/from-id-inclusive
  Rule: A page requested from a row starts with that row

    Scenario: A page requested from any row of the list starts with that row
      Given a list with more than 250 rows
      When a page is requested from many of its rows
      Then the rule holds for every case

    Scenario: A page of every list starts with the row from which it is requested
      Given every paginated list
      When a page is requested from its second, its middle and its last row
      Then each page starts with the row from which it is requested

  @conventions/paging/next-page-is-relative
  Rule: next_page is a relative path

    Scenario: next_page carries no scheme and no host
      Given every paginated list
      When its pages of 100 rows are followed
      Then next_page is a relative path on each page

  @conventions/paging/next-page-equivalent @conventions/paging/next-page-keeps-size
  Rule: Following next_page is the same as requesting from next_id

    Scenario: next_page and next_id lead to the same rows
      Given every paginated list
      When its second page of 101 rows is requested by next_page and by next_id
      Then the page behind next_page keeps the size [next-page-keeps-size]
      And next_page leads to the same rows as next_id [next-page-equivalent]

  @conventions/paging/next-page-keeps-filters
  Rule: next_page keeps the filter

    Scenario: The rows behind next_page satisfy the filter of the first page
      Given a list of one account's transactions with more than 250 rows
      When its pages of 100 rows are followed by next_page
      Then every row satisfies the filter

  @conventions/paging/sorted-by-id
  Rule: A list is sorted ascending by id

    Scenario: The order holds across page boundaries
      Given every paginated list
      When its pages of 100 rows are followed
      Then the ids ascend over all pages

  @conventions/paging/each-row-once
  Rule: Pagination shows every row exactly once

    Scenario: Small pages show each row of the large pages once
      Given every paginated list
      When its pages of 100 rows and of 1000 rows are followed
      Then the small pages hold each row of the large pages once
