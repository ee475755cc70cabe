/** The fault that made a requirement fail. Without any fault the requirement holds. Where no fault made it fail, the reason. */
export interface ShownToFail {
  address: string
  /** The kind of alteration; absent where the requirement failed on none. */
  alteration?: string
  sentence?: string
  /** The altered place: `GET /accounts, data[].id`. */
  place?: string
  /** Why the requirement failed on no fault; absent where it failed on one. */
  why?: string
}

/** Which requirements failed on a fault. Written where faults were given to the target or to its recording. */
export interface FaultsShown {
  type: 'faults-shown'
  at: string
  requirements: ShownToFail[]
}
