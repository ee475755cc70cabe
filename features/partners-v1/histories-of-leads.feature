Feature: Histories of leads
  Leads of two clients are created, created again, sent to pages, locked and unlocked in any order. Assay generates such
  histories, and compares each answer with what came before.

  Scenario Outline: <what holds>
    When histories of "leads" are played
    Then the rule holds for every case

    Examples:
      | leads           | what holds                                                              |
      | chosen-kept     | Every lead of a history has its own email                               |
      | ids-differ      | No two leads of a history have one customer                             |
      | created-again   | The same email is answered alike each time                              |
      | asked-for       | A lead is sent to a page however often that is asked                    |
      | own-page        | No two sessions of a history have one page                              |
      | within-client   | No history opens a lead to another client                               |
      | locked          | A lead gets no session as long as it is locked                          |
      | wrong-secret    | The Secret of another key of the client opens no lead                   |
      | crossed-keys    | The keys of two clients open no lead in any history                     |
      | any-size        | A list has the same rows in pages of any size in every history of leads |
      | from-its-row    | A list goes on from each of its rows in every history of leads          |
      | nothing-further | No row of another lead lets a list show more                            |
