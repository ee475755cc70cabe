/** A pact in another tool's format: version 3, with a provider name of its own. */
export function foreignPact(interactions: object[], over: object = {}): object {
  return {
    consumer: { name: 'shop' },
    provider: { name: 'the bank' },
    interactions,
    metadata: { pactSpecification: { version: '3.0.0' } },
    ...over,
  }
}

/** An interaction that requests the countries, in version 4 by default. */
export function countries(over: object = {}): object {
  return {
    description: 'a request for countries',
    request: { method: 'GET', path: '/api/v4/countries' },
    response: { status: 200 },
    ...over,
  }
}
