Feature: Pages of a list
  Lists are long, and a client reads them page by page. Whoever follows the pages must meet every row once, in one
  order, whatever the page size. A login with more than 250 transactions makes page boundaries visible.

  @conventions/paging/data-is-array @conventions/paging/meta-on-every-list
  Rule: Every paginated list answers with rows and with meta beside them

    Scenario: Logins, attempts, accounts and transactions are lists with meta
      When the first page of every paginated list is read
      Then each of them is a list with meta

  @conventions/paging/meta-names-next-page
  Rule: While more rows remain, meta names the next page

    Scenario: Each page of a walk but the last names the next
      Given a list with more than 250 rows
      When it is walked in pages of 100
      Then each page but the last names the next

  @conventions/paging/last-page-ends-walk
  Rule: The last page ends the walk

    Scenario: A walk ends after as many pages as the rows need
      Given a list with more than 250 rows
      When it is walked in pages of 100
      Then the walk ends

  @conventions/paging/next-id-starts-next-page
  Rule: next_id names the first row of the next page

    Scenario: Each page starts with the id that the page before named
      Given a list with more than 250 rows
      When it is walked in pages of 100
      Then each page starts with the next_id of the page before

  @conventions/paging/from-id-inclusive
  Rule: A page asked from a row starts with that row

    Scenario: From any row of the list a page starts with it
      Given a list with more than 250 rows
      Then from any of its rows a page starts with that row

  @conventions/paging/next-page-is-relative
  Rule: next_page is a relative path

    Scenario: next_page carries no scheme and no host
      Given a list with more than 250 rows
      When it is walked in pages of 100
      Then next_page is relative on each page

  @conventions/paging/next-page-equivalent @conventions/paging/next-page-keeps-size
  Rule: Following next_page is the same as asking from next_id

    Scenario: Both ways from a page lead to the same rows
      Given a list with more than 250 rows
      When it is followed from its first page of 101 both ways
      Then both ways lead to the same page of 101 rows

  @conventions/paging/next-page-keeps-filters
  Rule: next_page keeps the filter

    Scenario: The rows behind next_page belong to the account that was asked for
      Given a list of one account's transactions with more than 250 rows
      When it is walked along next_page in pages of 100
      Then every row belongs to that account

  @conventions/paging/sorted-by-id
  Rule: A list is sorted ascending by id

    Scenario: The order holds across page boundaries
      Given a list with more than 250 rows
      When it is walked in pages of 100
      Then the ids ascend over the whole walk

  @conventions/paging/walk-visits-each-row-once
  Rule: A walk meets every row exactly once

    Scenario: A walk in small pages meets each row of the walk in large pages once
      Given a list with more than 250 rows
      When it is walked in pages of 100 and in pages of 1000
      Then the walk in small pages meets each row once
