Feature: Categories
  There are two trees, personal and business, and a client chooses one when it creates a login. The list of categories
  shows both as documented, and every fetched transaction carries a category of the chosen one.

  @ais/categories/both-trees @ais/categories/tree-shape
  Rule: The list has two trees of parents with their children

    Scenario: Both trees lead from parents to lists of children
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
      Then the parents without children have empty lists in its <tree> tree

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/no-further-codes
  Rule: The trees hold documented codes only

    Scenario Outline: The <tree> tree holds no code of its own
      Given the request to list categories
      When it is sent
      Then its <tree> tree holds no further code

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/transaction-in-personal-tree
  Rule: With categorization personal, categories are of the personal tree

    Scenario: Transactions fetched with personal are categorized by the personal tree
      Given the transactions of a login fetched with categorization personal
      Then every category is of the personal tree, and some of that tree alone

  @ais/categories/transaction-in-business-tree
  Rule: With categorization business, categories are of the business tree

    Scenario: Transactions fetched with business are categorized by the business tree
      Given the transactions of a login fetched with categorization business
      Then every category is of the business tree, and some of that tree alone

  @ais/categories/transaction-category-is-child
  Rule: A category is a child, or a parent that has no children

    Scenario Outline: Transactions fetched with <tree> have child categories
      Given the transactions of a login fetched with categorization <tree>
      Then no category is a parent with children in the <tree> tree

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/none-differs-from-personal
  Rule: With categorization none, transactions are not categorized as with personal

    Scenario: The same descriptions are categorized with personal and not with none
      Given the transactions of a login fetched with categorization none
      And those of another fetched with categorization personal
      Then the same descriptions are not categorized alike

  @ais/categories/custom-categories-in-extra
  Rule: A category of the client's own is told in extra

    Scenario: Own categories come with their code and their name
      When the transactions at hand are listed
      Then every category of the client's own has a code and a name in extra
