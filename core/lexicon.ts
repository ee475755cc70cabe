/**
 * The words of one interface for things that have another name in version 4 of account information. `terms` are
 * lower-case words of prose, singular and plural; a term may have several words. `names` are fields, headers and error
 * classes, spelled as sent.
 */
export interface Lexicon {
  readonly terms: Readonly<Record<string, string>>
  readonly names: Readonly<Record<string, string>>
}
