Feature: Hosted pages
  A client that does not want to see credentials sends its user to a page of the target. Assay follows such a user in a
  browser: a window that the client's page opened, a choice of provider, consent, credentials, and the way back.

  @conventions/hosted-pages/page-opens
  Rule: The address opens a page

    Scenario: A user who visits the address sees a page
      When a user goes through the hosted page
      Then the address has opened a page

  @conventions/hosted-pages/ends-with-connection
  Rule: The user comes to a login

    Scenario: Who has gone through the page has a login
      When a user goes through the hosted page
      Then the customer has a login that it had not before

  @conventions/hosted-pages/returns-user
  Rule: The user comes back to the client

    Scenario: Who has gone through the page is sent back
      When a user goes through the hosted page
      Then the user has come back to return_to

  @conventions/hosted-pages/own-parameters-come-back
  Rule: What the client put into return_to comes back

    Scenario: A parameter of return_to is there when the user comes back
      When a user goes through the hosted page
      Then the user has brought back the parameters of return_to

  @conventions/hosted-pages/return-parameters
  Rule: What is told to the client on the way back is open

    Scenario: Parameters are looked for that return_to had not
      When a user goes through the hosted page
      Then it is noted which parameters were added to return_to

  @conventions/hosted-pages/refuses-frames
  Rule: Whether the page can be framed is open

    Scenario: The headers of the page are read
      When a user goes through the hosted page
      Then it is noted whether the page can be framed
