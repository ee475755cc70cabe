/** Damage to a journal. Nobody knows what the lost lines said. */
export interface JournalDamage {
  /** Lines that hold no event. */
  unreadable: number
  /** Lines with an event of a type that this Assay does not know. */
  unknown: number
}
