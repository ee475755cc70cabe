Feature: What version 5 changed in the category trees
  Version 5 renamed, dropped and moved categories. A server that still serves the trees of version 4 agrees with much of
  those of version 5, so the codes that tell them apart are looked at by themselves.

  @ais-v5/categories/dropped-codes-are-gone
  Rule: Codes that version 5 dropped are gone

    Scenario: Neither tree lists a code that only version 4 has
      Given the request to list categories
      When it is sent
      Then no code is listed that version 5 dropped

  @ais-v5/categories/moved-codes-have-one-place
  Rule: Codes that version 5 moved stand in their new place alone

    Scenario: raw_materials, office_rent and software have their new parents
      Given the request to list categories
      When it is sent
      Then every code that version 5 moved stands in its new place alone

  @ais-v5/categories/transactions-without-dropped-codes
  Rule: No transaction is categorized by the tree of version 4

    Scenario Outline: Transactions fetched with <tree> carry no code that version 5 dropped
      Given the transactions of a login fetched with categorization <tree>
      Then none carries a code that version 5 dropped from the <tree> tree

      Examples:
        | tree     |
        | personal |
        | business |

  @ais-v5/categories/personal-differs-in-home-alone
  Rule: But for home the personal tree is that of version 4

    Scenario: Versions 4 and 5 of the target list the same personal parents and children, home left out
      When the categories are listed in this version and in version 4
      Then their personal trees differ in home alone
