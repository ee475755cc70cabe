@ais-v3 @ais-v4 @ais-v5
Feature: Histories of customers
  Customers of two clients are created, created again, asked for, locked and unlocked in any order. Assay generates such
  histories, and compares each answer with what came before.

  Scenario Outline: <what holds>
    When histories of "customers" are played
    Then the rule holds for every case

    Examples:
      | customers          | what holds                                                      |
      | chosen-kept        | Every customer of a history has its own identifier              |
      | ids-differ         | No two customers of a history have one id or one secret         |
      | duplicate          | A customer is refused however often it is created again         |
      | free-elsewhere     | An identifier is free for a client whatever another one has     |
      | free-nearby        | An identifier is free beside one that is nearly the same        |
      | asked-for          | The secret of a customer is accepted before and after a lock    |
      | own-page           | No two tokens of a history have one page                        |
      | within-client      | No history opens a customer to another client                   |
      | refused-makes-none | No history finds a customer that was refused                    |
      | locked             | A customer is refused as long as it is locked, and no other one |
      | wrong-secret       | The Secret of another key of the client is refused              |
      | crossed-keys       | The keys of two clients are refused in every history            |
