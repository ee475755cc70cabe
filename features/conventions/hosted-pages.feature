@waits
Feature: Hosted pages
  A client that does not handle credentials sends its user to a page of the target. Assay goes through this page in a
  browser: a window that the page of the client opened, a choice of provider, consent, credentials, and the way back.

  @conventions/hosted-pages/page-opens @group:hosted-pages
  Rule: The address opens a page

    Scenario: A user who visits the address sees a page
      When a user goes through the hosted page
      Then the address opens a page

  @conventions/hosted-pages/ends-with-connection @group:hosted-pages
  Rule: The way through the page makes a login

    Scenario: The customer has a login after the page
      When a user goes through the hosted page
      Then the customer has a new login

  @conventions/hosted-pages/returns-user @group:hosted-pages
  Rule: The user comes back to the client

    Scenario: The page sends its user back to the client
      When a user goes through the hosted page
      Then the user comes back to return_to

  @conventions/hosted-pages/own-parameters-come-back @group:hosted-pages
  Rule: The parameters of return_to come back

    Scenario: A parameter of return_to is present when the user comes back
      When a user goes through the hosted page
      Then the parameters of return_to come back

  @conventions/hosted-pages/return-parameters @group:hosted-pages
  Rule: The documents do not say which parameters the target adds to return_to

    Scenario: The parameters that the target added are noted
      When a user goes through the hosted page
      Then the parameters that were added to return_to are noted

  @conventions/hosted-pages/refuses-frames @group:hosted-pages
  Rule: The documents do not say whether the page can be framed

    Scenario: The headers that refuse frames are noted
      When a user goes through the hosted page
      Then whether the page can be framed is noted

  @conventions/hosted-pages/over-after-expiry @alone:clock
  Rule: The page is over when it has expired

    Scenario: A page that is visited after its expires_at makes no login
      When a hosted page is completed in time, and another after its expires_at
      Then only the page in time has made a login
