/** How many requests per second one address may send to a route, by the route's name. */
export type RequestLimits = Readonly<Record<string, number>>

/** Source: Limits of the second document, POST, DELETE and PUT under /api/v5. */
export const enrichingLimits: RequestLimits = {
  'categories/learn': 5,
  'merchants/list': 5,
  'enrichment/create': 5,
  'transactions/delete': 5,
  'transactions/duplicate': 5,
  'transactions/unduplicate': 5,
}

/** Source: Limits of the second document, GET under /api/v5. */
export const listingLimits: RequestLimits = {
  'providers/list': 10,
  'providers/show': 10,
  'countries/list': 10,
  'currencies/list': 10,
  'rates/list': 10,
  'assets/list': 10,
  'categories/list': 10,
}
