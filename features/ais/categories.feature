@ais-v4 @ais-v5
Feature: Categories
  There are two trees, personal and business, and a client chooses one when it creates a login. The list of categories
  shows both as documented, and every fetched transaction has a category of the chosen tree.

  In enrichment-v5: "second document / Resources and their fields / Data enrichment" (line 62): the trees are those of
    the first document
  In partners-v1: "second document / Endpoints / Partners" (line 137), row `GET /providers`: these lists are as in
    account information

  @ais/categories/both-trees @stated @ais-v4 @ais-v5 @enrichment-v5 @partners-v1
  Rule: The list of categories has the trees business and personal.
    Source: first document, "Resources and their fields / Categories" (line 190), first paragraph: the list gives
      `business` and `personal`; "Version 4" (line 322), row `GET /api/v4/categories`
    In enrichment-v5: "second document / Endpoints / Data enrichment" (line 119), row `GET /categories`
    Faults: omits-business-of-categoryTrees

    @ais/categories/tree-shape
    Scenario: Both trees have parents with lists of children
      Given the request to list categories
      When it is sent
      Then its data fits the schema "category-tree"

  @ais/categories/tree-shape @stated @ais-v4 @ais-v5 @enrichment-v5 @partners-v1
  Rule: Each category tree is an object that maps a parent code to an array of child codes.
    Source: first document, "Resources and their fields / Categories" (line 188), first paragraph: form of the answer,
      parent and array of children
    Faults: lists-children-as-objects

  @ais/categories/personal-tree @stated @ais-v4 @ais-v5 @enrichment-v5
  Rule: The personal tree contains every documented parent and child.
    Each child is under its parent.
    Source: first document, "Resources and their fields / Categories" (line 192), list `Version 4 personal`
    In ais-v5: `Version 5 differs as follows`: home has other children, the other parents are unchanged
    In enrichment-v5: "second document / Resources and their fields / Data enrichment" (line 62): the trees of version
      5 are those of the first document
    Observed by: category-trees: personal
    Shown by: ais/categories/both-trees
    Faults: lists-children-as-objects, forgets-wellness, files-taxes-under-another-parent

  @ais/categories/business-tree @stated @ais-v4 @ais-v5 @enrichment-v5
  Rule: The business tree contains every documented parent and child.
    Each child is under its parent.
    Source: first document, "Resources and their fields / Categories" (line 213), list `Version 4 business`
    In ais-v5: list after `Version 5 differs as follows`
    In enrichment-v5: "second document / Resources and their fields / Data enrichment" (line 62): the trees of version
      5 are those of the first document
    Observed by: category-trees: business
    Shown by: ais/categories/both-trees
    Faults: omits-business-of-categoryTrees, lists-the-business-tree-of-another-version,
      lists-another-business-tree-later

  @ais/categories/childless-parents @stated @ais-v4 @ais-v5 @enrichment-v5 @partners-v1
  Rule: In the personal tree, transfer and uncategorized have empty arrays.
    In the business tree, uncategorized has an empty array.
    Source: first document, "Resources and their fields / Categories" (line 209), `transfer` and `uncategorized` with
      `(none)`; first paragraph: empty lists exist for these parents
    Faults: omits-business-of-categoryTrees, gives-transfer-a-child

    Scenario Outline: In the <tree> tree the parents without children have empty lists
      Given the request to list categories
      When it is sent
      Then its "<tree>" tree holds <empty lists for the parents without children>

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/no-further-codes @implied @ais-v4 @ais-v5 @enrichment-v5
  Rule: The category trees contain only codes that the document lists for the version.
    Source: first document, "Resources and their fields / Categories" (line 188), the lists; that they are complete is
      not said
    Note: New fields may appear at any time. The document does not say whether new codes may appear too.
    Faults: files-taxes-under-another-parent, lists-the-business-tree-of-another-version, gives-transfer-a-child,
      adds-a-category-of-its-own
    Variants: keeps-old-categories-in-version-5

    Scenario Outline: The <tree> tree holds <no undocumented code>
      Given the request to list categories
      When it is sent
      Then its "<tree>" tree holds <no undocumented code>

      Examples:
        | tree     |
        | personal |
        | business |

  @ais/categories/transaction-category-listed @stated
  Rule: The category of every transaction is in one of the trees that the target lists, or is the client's own.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 182), row `category`: a child
      category code; "Categories" (line 188), first paragraph: the list gives two trees
    Needs: plain-provider
    Note: A parent without children counts as a category. A category of the client's own is accepted if extra shows
      it.
    Faults: writes-category-codes-with-dashes, keeps-the-codes-of-the-version-that-fetched

    Scenario: The categories of transactions are in the list of categories
      Given the request to list categories
      When it is sent
      And transactions are fetched with the categorization:
        | personal |
      Then every category is <a listed one>

    Scenario: The categories of transactions that another version fetched are in the list of categories
      Given the request to list categories
      When it is sent
      And another version creates a login for a customer of this one
      And its "transactions" are listed in this version
      Then every category is <a listed one>

  @ais/categories/transaction-in-personal-tree @implied
  Rule: With categorization personal, the category of every transaction is in the personal tree or is the client's own.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 182), row `category`: a child
      code; "Version 4" (line 355), row `categorization` of the create body: the word `personal`
    Needs: plain-provider
    Note: That the word chooses the tree follows from the names. A parent without children (transfer, uncategorized)
      counts as a category. A category of the client's own is accepted if extra shows it.
    Faults: categorizes-everybody-as-a-business, writes-category-codes-with-dashes
    Variants: categorizes-by-the-business-tree-for-everybody

    Scenario: Transactions fetched with personal are categorized by the personal tree
      When transactions are fetched with the categorization:
        | personal |
      Then every category is <a code> of the "personal" tree

  @ais/categories/transaction-in-business-tree @stated @implied-in:ais-v5
  Rule: With categorization business, the category of every transaction is in the business tree or is the client's own.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 182), row `category`: a child
      code; "Version 4" (line 355), row `categorization` of the create body: the word `business`;
      "What the service does" (line 17), list of terms: `personal and business category trees`
    Needs: plain-provider, second-client
    Note: The tree has the name that the request gives. A parent without children counts as a category. A
      category of the client's own is accepted if extra shows it. Checked with the second client, whom no other check
      teaches categories.
    Faults: categorizes-everybody-as-a-person, categorizes-every-fetch-as-the-first, writes-category-codes-with-dashes
    Variants: keeps-old-categories-in-version-5

    Scenario: Transactions fetched with business are categorized by the business tree
      When transactions are fetched with the categorization:
        | business |
      Then every category is <a code> of the "business" tree

    Scenario: Transactions that a reconnect with business fetches first are categorized by the business tree
      When transactions are first fetched by a reconnect with the categorization "business"
      Then every category is <a code> of the "business" tree

  @ais/categories/transaction-category-is-child @stated
  Rule: The category of a transaction is a child code.
    It is never a parent that has children.
    Source: first document, "Resources and their fields / Transaction (version 4)" (line 182), row `category`: a child
      category code
    Needs: plain-provider
    Note: A code that is a parent in one tree and a child in the other one (taxes, utilities) is accepted.
    Observed by: categories
    Shown by: ais/accounts/transactions-counted, ais/categories/transaction-in-personal-tree
    Faults: categorizes-by-crowded-parents, shows-category-as-food_and_dining-of-transaction-when-repeated

  @ais/categories/none-differs-from-personal @implied
  Rule: With categorization none, at least one transaction has a different category than with categorization personal.
    Source: first document, "Versioning" (line 525), fourth point: `categorize flag replaced by categorization
      (none, personal, business`; with none, nothing is categorized
    Needs: plain-provider
    Note: The document does not say which category a transaction has with categorization none, so any category is
      accepted.
    Faults: categorizes-with-none-too

    @group:learning
    Scenario: Transactions are categorized with personal and not with none
      When transactions are fetched with the categorizations:
        | personal | none |
      Then the later fetch has <another category for some descriptions>

  @ais/categories/custom-categories-in-extra @stated
  Rule: A category that the client created appears in extra as customer_category_code and customer_category_name.
    Source: first document, "Resources and their fields / Categories" (line 188), last sentence: custom categories
      appear in the extra of transactions
    Needs: plain-provider, custom-categories
    Faults: omits-extra.customer_category_name-of-transaction

    Scenario: The client's own categories have their code and their name in extra
      When the "transactions" of <the logins at hand> are listed
      Then every row has <the code and the name of its own category>
