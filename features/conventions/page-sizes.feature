Feature: Sizes of pages
  A client says how many rows a page may hold, from 100 to 1000. The size changes how often it has to ask, and nothing
  else: neither the rows nor their order.

  @conventions/paging/page-size-honoured
  Rule: A page that is not the last holds as many rows as asked for

    Scenario Outline: Pages of <size> hold <size> rows
      Given a list with more than 250 rows
      When it is walked in pages of <size>
      Then each page but the last holds <size> rows

      Examples:
        | size |
        | 100  |
        | 101  |
        | 250  |

  @conventions/paging/page-size-independence
  Rule: The page size changes neither the rows nor their order

    Scenario: For every page size from 100 to 1000 a walk meets the same rows in the same order
      Given a list with more than 250 rows
      Then for every page size from 100 to 1000 the walk is the same

  @conventions/paging/default-per-page
  Rule: Pages hold 100 rows when nothing else is asked for

    Scenario: Leaving the page size out is asking for 100
      Given a list with more than 250 rows
      When its first page is read without a size and with a size of 100
      Then both are the same page

  @conventions/paging/per-page-bounds-accepted
  Rule: Page sizes of 100 and of 1000 are accepted

    Scenario Outline: A page size of <size> is accepted
      Given the request to list logins
      When it is sent with the query parameter "per_page" set to <size>
      Then it is accepted

      Examples:
        | size |
        | 100  |
        | 1000 |

  @conventions/paging/per-page-outside-range
  Rule: Page sizes outside the range are answered in some way

    Scenario Outline: A page size of <size> is answered
      Given the request to list logins
      When it is sent with the query parameter "per_page" set to <size>
      Then its outcome is noted

      Examples:
        | size |
        | 99   |
        | 1001 |
