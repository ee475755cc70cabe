/** How much of a property's space was seen. */
export interface PropertyCoverage {
  /** Cases asked for and cases run to an end. */
  asked: number
  ran: number
  /** Whether the time limit cut it short. */
  interrupted: boolean
  /** Cases without a conclusion, for example without an answer. Absent in old journals. */
  undecided?: number
  /** What the requests under test came to, to its count: `accepted`, a class, a transport error. Absent in journals of old. */
  outcomes?: Record<string, number>
  /** Kind of what was generated, often with its outcome, to its count, for example `with a query: accepted`. */
  histogram: Record<string, number>
}

export interface Counterexample {
  /** The shrunk input, printed for people. */
  shrunk: string
  seed: number
  /** fast-check's path; with the seed it repeats this case alone. */
  path: string
  shrinks: number
  coverage?: PropertyCoverage
}
