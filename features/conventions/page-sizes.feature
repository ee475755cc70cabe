Feature: Sizes of pages
  A client says how many rows a page may hold, from 100 to 1000. The size changes the number of requests, and nothing
  else: neither the rows nor their order.

  @conventions/paging/page-size-honoured
  Rule: Each page but the last holds as many rows as requested

    Scenario Outline: Pages of <size> hold <size> rows
      Given every paginated list
      When its pages of <size> rows are followed
      Then each page but the last holds <size> rows

      Examples:
        | size |
        | 100  |
        | 101  |
        | 250  |

  @conventions/paging/page-size-independence
  Rule: The page size changes neither the rows nor their order

    Scenario: Every page size from 100 to 1000 shows the same rows in the same order
      Given a list with more than 250 rows
      When its pages are followed in many sizes from 100 to 1000
      Then the rule holds for every case

  @conventions/paging/default-per-page
  Rule: The default page size is 100

    Scenario: A page requested without a size is a page of 100 rows
      Given every paginated list
      When its first page is requested without a size and with a size of 100
      Then both answers are the same page

  @conventions/paging/per-page-bounds-accepted
  Rule: Page sizes of 100 and of 1000 are accepted

    Scenario Outline: A page size of <size> is accepted
      Given every paginated list
      When it is sent with the query parameter "per_page" set to <size>
      Then it is accepted

      Examples:
        | size |
        | 100  |
        | 1000 |

  @conventions/paging/per-page-outside-range
  Rule: The answer to a page size outside the range is not stated

    Scenario Outline: The answer to a page size of <size> is noted
      Given every paginated list
      When it is sent with the query parameter "per_page" set to <size>
      Then its outcome is noted

      Examples:
        | size |
        | 99   |
        | 1001 |
