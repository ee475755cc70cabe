/** Written where nobody said how many checks go on at a time: it is chosen once the target has answered. */
export interface WorkersChosen {
  type: 'workers-chosen'
  at: string
  workers: number
  /** What one answer took, in milliseconds; 0 where none came. */
  roundTripMs: number
}
