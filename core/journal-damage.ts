/** What is wrong with a journal: nobody knows what stood in lines that are missing or left out. */
export interface JournalDamage {
  /** Lines that are not there, by the numbers of those that are. */
  missing: number
  /** Lines that do not fit their digest, or stand in another place than they were written. */
  changed: number
  /** Lines that hold no event. */
  unreadable: number
  /** Lines with an event of a type that this Assay does not know. */
  unknown: number
  /** Whether no line has a digest, so that nothing of this would be noticed. */
  withoutDigests: boolean
}
