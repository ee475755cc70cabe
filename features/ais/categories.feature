Feature: Categories
  There are two trees, personal and business, and a client chooses one when it creates a login. The list of categories
  shows both as documented, and every fetched transaction has a category of the chosen tree.

  @ais/categories/both-trees @ais/categories/tree-shape
  Rule: The list has two trees of parents with their children

    Scenario: Both trees have parents with lists of children
      Given the request to list categories
      When it is sent
      Then its data fits the schema "category-tree"

  @ais/categories/personal-tree
  Rule: The personal tree is complete

    Scenario: Each documented personal code stands in its place
      Given the request to list categories
      When it is sent
      Then its personal tree holds every documented code in its place

  @ais/categories/business-tree
  Rule: The business tree is complete

    Scenario: Each documented business code stands in its place
      Given the request to list categories
      When it is sent
      Then its business tree holds every documented code in its place

  @ais/categories/childless-parents
  Rule: Parents without children have empty lists

    Scenario Outline: In the <tree> tree the parents without children have empty lists
      Given the request to list categories
      When it is sent
      Then its <tree> tree has empty lists for the parents without children

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/no-further-codes
  Rule: The trees hold documented codes only

    Scenario Outline: The <tree> tree holds no undocumented code
      Given the request to list categories
      When it is sent
      Then its <tree> tree holds no undocumented code

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/transaction-category-listed
  Rule: A transaction has one of the listed categories

    Scenario: The categories of transactions are in the list of categories
      Given the request to list categories
      When it is sent
      And transactions are fetched with the categorization:
        | personal |
      Then every category is listed

  @ais/categories/transaction-in-personal-tree
  Rule: With categorization personal, categories are those of the personal tree

    Scenario: Transactions fetched with personal are categorized by the personal tree
      When transactions are fetched with the categorization:
        | personal |
      Then the categories are those of the personal tree

  @ais/categories/transaction-in-business-tree
  Rule: With categorization business, categories are those of the business tree

    Scenario: Transactions fetched with business are categorized by the business tree
      When transactions are fetched with the categorization:
        | business |
      Then the categories are those of the business tree

  @ais/categories/transaction-category-is-child
  Rule: A category is a child, or a parent that has no children

    Scenario Outline: Transactions fetched with <tree> have child categories
      When transactions are fetched with the categorization:
        | <tree> |
      Then no category is a parent with children in the <tree> tree

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/none-differs-from-personal
  Rule: Categorization none does not categorize

    Scenario: Transactions are categorized with personal and not with none
      When transactions are fetched with the categorizations:
        | personal | none |
      Then the second fetch does not categorize like the first

  @ais/categories/custom-categories-in-extra
  Rule: extra shows a category of the client's own

    Scenario: The client's own categories have their code and their name in extra
      When the transactions at hand are listed
      Then every category of the client's own has a code and a name in extra
