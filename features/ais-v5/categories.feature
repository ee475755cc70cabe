Feature: What version 5 changed in the category trees
  Version 5 renamed, dropped and moved categories. The trees of version 4 agree with most of those of version 5, so the
  codes that differ are checked by themselves.

  @ais-v5/categories/dropped-codes-are-gone
  Rule: Codes that version 5 dropped are not listed

    Scenario: Neither tree lists a code that only version 4 has
      Given the request to list categories
      When it is sent
      Then no code is listed that version 5 dropped

  @ais-v5/categories/moved-codes-have-one-place
  Rule: Codes that version 5 moved have their new place only

    Scenario: raw_materials, office_rent and software have their new parents
      Given the request to list categories
      When it is sent
      Then every code that version 5 moved has its new place only

  @ais-v5/categories/transactions-without-dropped-codes
  Rule: Transactions have no codes that version 5 dropped

    Scenario Outline: Transactions fetched with <tree> have no code that version 5 dropped
      When transactions are fetched with the categorization:
        | <tree> |
      Then no category was dropped by version 5 from the <tree> tree

      Examples:
        | tree     |
        | personal |
        | business |

  @ais-v5/categories/personal-differs-in-home-alone
  Rule: Except for home, the personal tree is that of version 4

    Scenario: Versions 4 and 5 of the target list the same personal parents and children except for home
      When the categories are listed in this version and in version 4
      Then their personal trees differ in home alone
