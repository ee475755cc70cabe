import type { Lexicon } from './lexicon.ts'

/** Source: Errors / Data enrichment error body. */
export const enrichmentWords: Lexicon = {
  terms: {},
  names: { error_class: 'error.class', error_message: 'error.message' },
}
