@ais-v3 @ais-v4 @ais-v5 @ais-v6
Feature: A client refreshes data
  Data is fetched anew no sooner than the server allows.

  @clients/client-refresh/waits-for-next-refresh @implied
  Rule: The client does not refresh a login before its next_refresh_possible_at.
    Source: first document, "Limits" (line 512), row `Refresh frequency per login`: `next time given by
      next_refresh_possible_at`

  @clients/client-refresh/reconnects-without-credentials @stated @ais-v3 @ais-v4 @ais-v5
  Rule: The client reconnects a login without stored credentials, and does not refresh it.
    Source: first document, "Endpoints / Version 4" (line 356), table of the body that creates a login, row
      `store_credentials`: `refresh is impossible and reconnect is required`
