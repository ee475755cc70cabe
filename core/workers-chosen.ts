/** Written where the number of workers is not given: it is chosen after the target's first answer. */
export interface WorkersChosen {
  type: 'workers-chosen'
  at: string
  workers: number
  /** The time of one answer in milliseconds; 0 without an answer. */
  roundTripMs: number
}
