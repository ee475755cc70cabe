Feature: Refused renewals of a connection
  A connection that does not exist, or that another client owns, is not renewed. The table lists the statuses of the
  refusals.

  @ais-v6/renewal/of-another-client @stated
  Rule: A client cannot reconnect or refresh a connection of another client.
    Source: first document, "Authentication" (line 395), points 1 to 3: keys of a client and secrets of a customer and
      a login; "Errors" (line 499), class `WrongClientToken`
    Needs: plain-provider, second-client
    Faults: takes-access.ownCustomer-as-true-and-access.ownLogin-as-true

    Scenario: Every route refuses another client
      Given all <routes that fetch a login anew>
      When it is sent with <the keys of the second client>
      Then it is refused

  @ais-v6/renewal/body-names-another-client @stated
  Rule: A reconnect whose body names a connection of another client opens no page for its customer.
    Source: first document, "Endpoints / Version 6" (line 387), row `POST /connections/{connection_id}/reconnect`: `connection id`
      in path and body; "Authentication" (line 395), first point: keys of a client; "Errors" (line
      481), class `LoginNotFound`
    Needs: plain-provider, second-client
    Seen by: connections: other-client-in-body
    Note: The document does not say which of the two ids counts. A refusal and a page for the connection of the path are right.
    Faults: reconnects-what-the-body-names

  @ais-v6/renewal/refusal-status @stated
  Rule: A wrong reconnect, refresh or background refresh is refused with status 406, 409, 404 or 400.
    Source: first document, "Endpoints / Version 6" (line 378), rows of reconnect and of the two refreshes: their
      error statuses
    Needs: plain-provider
    Note: Checked with valid keys, with bodies that cannot be parsed and with unknown connections.
    Faults: answers-JsonParseError-with-422

    Scenario: Every refusal of a wrong renewal has one of the four statuses
      Given all <routes that fetch a login anew>
      When it is sent with bodies that cannot be read, and with <an unknown login>
      Then any refusal has the status "406 or 409 or 404 or 400"

  @ais-v6/renewal/unknown-connection-status @implied
  Rule: A reconnect or a refresh with an unknown connection_id is refused with status 404.
    Source: first document, "Endpoints / Version 6" (line 378), rows of reconnect and of the two refreshes: 404
      without words
    Needs: plain-provider
    Note: Status 404 may also stand for a missing provider key. The errors call it Not Found.
    Faults: answers-LoginNotFound-with-400
    Variants: renews-with-other-bare-statuses

    Scenario: Every route refuses an unknown connection with 404
      Given all <routes that fetch a login anew>
      When it is sent with <an unknown login>
      Then it is refused with the status "404"

  @ais-v6/renewal/no-key-status @implied
  Rule: A reconnect, refresh or background refresh at a provider for which the client has no key is refused with status 404.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: `404 client has no
      key for the provider`; rows of reconnect and of the two refreshes: 404 without words
    Needs: keyless-provider
    Note: Checked only if the profile gives a connection of before the key was taken away. It could be renewed with one.
    Faults: answers-ProviderKeyFound-with-406

    Scenario: Every route refuses a connection for whose provider the client has no key any more
      Given all <routes that fetch a login anew>
      When it is sent with <a provider whose key was taken back>
      Then it is refused with the status "404"

  @ais-v6/refusals/app-id-problem @stated
  Rule: A request with no App-id or with an unknown App-id is refused with status 406, where the row of its route lists 406.
    Source: first document, "Endpoints / Version 6" (line 386), row `POST /connections/connect`: `406 certificate or
      app-id problem`; rows of reconnect and of the two refreshes: 406 without words
    Needs: plain-provider
    Faults: answers-AppIdNotProvided-with-400, answers-ApiKeyNotFound-with-404,
      answers-AppIdNotProvided-with-400-at-post-connections-connect,
      answers-ApiKeyNotFound-with-404-at-post-connections-connect
    Variants: renews-with-other-bare-statuses

    Scenario Outline: Every route that lists 406 refuses a request with <App-id> with 406
      Given all <routes that list 406>
      When it is sent with <<App-id>>
      Then it is refused with the status "406"

      Examples:
        | App-id            |
        | no App-id         |
        | an unknown App-id |

  @ais-v6/refusals/unreadable-body-status @implied
  Rule: A request whose body cannot be parsed is refused with status 400, where the row of its route lists 400.
    Source: first document, "Errors" (line 429), sentence on `HTTP statuses used`: 400 Bad Request; "Version 6" (line
      386), rows of connect, reconnect and the two refreshes: 400 without words
    Needs: plain-provider
    Faults: answers-JsonParseError-with-406, answers-JsonParseError-with-406-at-post-connections-connect

    Scenario: Every route that lists 400 refuses half a body with 400
      Given all <routes with a body that list 400>
      When it is sent with <half a body>
      Then it is refused with the status "400"

  @ais-v6/refusals/while-processed-status @stated
  Rule: A request for a connection that is being processed is refused with status 409, where the row of its route lists 409.
    Source: first document, "Endpoints / Version 6" (line 387), row `POST /connections/{connection_id}/reconnect`:
      `409 connection already being processed`; rows of the two refreshes: 409 without words
    Needs: plain-provider, interactive-provider
    Seen by: connections: not-reconnected-while-processed
    Note: A connection that waits for input from its user is being processed.
    Faults: sees-late-that-a-connection-is-processed, answers-LoginAlreadyProcessing-with-400,
      answers-LoginAlreadyProcessing-with-400-at-post-connections-connection-id-reconnect,
      takes-reconnect.busy-as-false-and-refresh.possible-as-true
    Variants: renews-with-other-bare-statuses

    Scenario: Every route that lists 409 refuses a connection that waits for its user with 409
      Given all <routes that list 409>
      When it is sent with <a connection that is being processed>
      Then it is refused with the status "409"
