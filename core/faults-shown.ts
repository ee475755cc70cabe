/** On which fault a requirement failed that holds without any, or why on none. */
export interface ShownToFail {
  address: string
  /** The kind of alteration on which it failed; absent where on none. */
  alteration?: string
  sentence?: string
  /** Where it was made: `GET /accounts, data[].id`. */
  place?: string
  /** Why on none; absent where it was shown. */
  why?: string
}

/** Written where the target, or what was recorded of it, was given faults: which requirements were shown able to fail on it. */
export interface FaultsShown {
  type: 'faults-shown'
  at: string
  requirements: ShownToFail[]
}
