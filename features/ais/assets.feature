Feature: Assets
  Investment accounts may hold crypto and commodity assets. The list says which ones the service knows, and their names.

  @ais/assets/list
  Rule: Assets are listed

    Scenario: The assets are a list with rows
      Given the request to list assets
      When it is sent
      Then it is a list with rows

  @ais/assets/field-types @ais/assets/core-fields
  Rule: Every asset has a code and a name

    Scenario: The rows of the list are assets
      Given the request to list assets
      When it is sent
      Then every row fits the schema "asset"
