Feature: Assets
  Investment accounts may hold crypto and commodity assets. The list shows which ones the service knows, with their names.

  @ais/assets/list
  Rule: Assets are listed

    Scenario: The list of assets has rows
      Given the request to list assets
      When it is sent
      Then it is a list with rows

  @ais/assets/field-types @ais/assets/core-fields
  Rule: Every asset has a code and a name

    Scenario: Every row of the list is an asset
      Given the request to list assets
      When it is sent
      Then every row fits the schema "asset"
