import type { Parameter, Route } from '../routes/route.ts'

/** One of the places at which a rule holds. */
export interface Place {
  /** The name in reports: `GET /accounts`, or `customer_id of GET /accounts`. */
  name: string
  route: Route
  /** Whether the documents state the rule for this place or only imply it. */
  level: 'stated' | 'implied'
  /** The parameter, where the place is one. */
  taken?: { in: 'path' | 'query' | 'body'; name: string; parameter: Parameter }
}
