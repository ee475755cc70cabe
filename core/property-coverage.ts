/** How many cases of a property were tried, and which kinds. */
export interface PropertyCoverage {
  /** The number of cases that were to be tried. */
  asked: number
  ran: number
  /** Whether the time limit ended the property. */
  interrupted: boolean
  /** Cases that were inconclusive, for example without an answer. Absent in old journals. */
  undecided?: number
  /** Number of cases by outcome of the request under test: `accepted`, an error class, a transport error. Absent in old journals. */
  outcomes?: Record<string, number>
  /** Number of cases by kind of input, often with the outcome: `with a query: accepted`. */
  histogram: Record<string, number>
}

export interface Counterexample {
  shrunk: string
  seed: number
  /** fast-check's path; together with the seed it repeats this case alone. */
  path: string
  shrinks: number
  coverage?: PropertyCoverage
}
