Feature: Lists that grow
  While a client follows the pages of a list, others add to it. What is added comes last, so it moves no row to another
  page.

  @conventions/paging/sorted-by-id @conventions/paging/next-id-starts-next-page
  @last
  Scenario: A login that is added meanwhile moves no other one
    Given two logins <in the list of all logins>
    When its pages of 100 rows are followed <while a login is added>
    Then the ids ascend over all pages [sorted-by-id]
    And each further page starts with the next_id of the page before [next-id-starts-next-page]
