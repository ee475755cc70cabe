/**
 * What one interface calls the things that version 4 of account information calls otherwise. `terms` are words of
 * prose, singular and plural, in lower case; a term may have several words. `names` are fields, headers and error
 * classes, written exactly as they are sent.
 */
export interface Lexicon {
  readonly terms: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
}
