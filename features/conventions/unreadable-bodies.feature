Feature: Bodies that cannot be read
  A handler that reads its body by itself may be more lenient than the others. So each route that takes a body is sent one
  that cannot be read, and one whose fields are not where they belong.

  @conventions/errors/unparseable-body
  Scenario: Every route that takes a body refuses one that is not JSON
    Given all <routes with a body>
    When it is sent with <a body that is not JSON>
    Then it is stopped as "JsonParseError or WrongRequestFormat or InvalidEncoding"

  @conventions/errors/body-without-data
  Scenario: Every route with required fields refuses them outside data
    Given all <routes with a required field>
    When it is sent with <its fields outside data>
    Then it is refused beside the right one
