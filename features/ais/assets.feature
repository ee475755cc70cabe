@ais-v3 @ais-v4 @ais-v5 @partners-v1
Feature: Assets
  Investment accounts may hold crypto and commodity assets. The list shows which ones the service knows, with their names.

  In ais-v3: "Version 3 differences" (line 376), last point: `/assets` as in version 4
  In ais-v5: "Version 6" (line 378), last sentence: version 5 has the routes of version 4
  In partners-v1: "second document / Endpoints / Partners" (line 137), row `GET /providers`: these lists are as in
    account information

  @ais/assets/list @stated
  Rule: The response to the list of assets is an array.
    Source: first document, "Endpoints / Version 4" (line 324), row `GET /api/v4/assets`: array of asset
    Faults: shows-data-as-object-at-get-assets

    Scenario: The list of assets has rows
      Given the request to list assets
      When it is sent
      Then it is a list with rows

  @ais/assets/field-types @implied
  Rule: The code and the name of an asset are strings.
    Source: first document, "Resources and their fields / Other resources" (line 249), row `Asset`: `code` and `name`,
      without types
    Faults: shows-code-as-list-where-code-is-BTC-at-get-assets
    Variants: types-untyped-fields-in-its-own-way

    @ais/assets/core-fields
    Scenario: Every row of the list is an asset
      Given the request to list assets
      When it is sent
      Then every row fits the schema "asset"

  @ais/assets/core-fields @implied
  Rule: Every asset has a code and a name.
    Source: first document, "Resources and their fields / Other resources" (line 249), row `Asset`: its two fields;
      presence is not said
    Faults: omits-name-where-code-is-ETH-at-get-assets
