/** What is wrong with a journal: nobody knows what stood in lines that are left out. */
export interface JournalDamage {
  /** Lines that hold no event. */
  unreadable: number
  /** Lines with an event of a type that this Assay does not know. */
  unknown: number
}
