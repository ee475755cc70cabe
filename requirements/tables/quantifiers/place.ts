import type { Parameter, Route } from '../routes/route.ts'

/** Somewhere that a rule of many places holds. */
export interface Place {
  /** As reports show it: `GET /accounts`, or `customer_id of GET /accounts`. */
  name: string
  route: Route
  /** Whether the documents say that such a rule holds there, or it only follows. */
  level: 'stated' | 'implied'
  /** What the route takes there, where the place is a parameter. */
  taken?: { in: 'path' | 'query' | 'body'; name: string; parameter: Parameter }
}
