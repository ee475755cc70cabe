@ais-v3 @ais-v4 @ais-v5 @enrichment-v5
Feature: A client stays within limits
  A server limits how often it is asked. A client keeps to it.

  @clients/client-limits/at-most-100-objects @stated
  Rule: A batch of the client has at most 100 objects.
    Source: first document, "Limits" (line 508), row `Objects per batch request`
    In enrichment-v5: "second document / Limits" (line 230), row `Batch objects per request`

  @clients/client-limits/custom-fields-within-size @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6
  Rule: The custom_fields of a request take at most 1 KB.
    Source: first document, "Limits" (line 510), row `custom_fields size`

  @clients/client-limits/return-to-within-length @stated @ais-v3 @ais-v4 @ais-v5 @ais-v6 @payments-v1
  Rule: The return_to of a request has at most 512 characters.
    Source: first document, "Limits" (line 511), row `return_to length`
    In payments-v1: "second document / Limits" (line 232), row `return_to length`

  @clients/client-limits/texts-within-length @stated @ais-v3
  Rule: A description to categorize has at most 4000 characters, and its identifier at most 255.
    Source: first document, "Limits" (line 516), row `Categorization description length`

  @clients/client-limits/requests-within-rate @implied @ais-v5 @enrichment-v5 @partners-v1
  Rule: The client sends no more requests per second than the limit of a route allows.
    Source: second document, "Limits" (line 227), rows `Rate limit`; the limit is per IP, and clients may share one

  @clients/client-limits/waits-after-refusal @implied @ais-v3 @ais-v4 @ais-v5 @ais-v6 @enrichment-v5 @payments-v1
  @partners-v1
  Rule: After a refusal for too many requests, the client waits before it sends the next request to that route.
    Source: second document, "Limits" (line 229), row `Exceeding a rate limit`
    Note: A request that comes less than a second after a refusal, and is refused again, was sent too early. The first
      half of this second does not count, since requests may have been on their way.
