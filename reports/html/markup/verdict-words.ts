import type { Verdict } from '../../../core/verdict.ts'

/** How each verdict is shown: a sign besides its colour, and what the word means. */
export const verdictWords: Record<Verdict, { sign: string; meaning: string }> = {
  failed: { sign: '✕', meaning: 'the document states it and the server does otherwise' },
  warned: { sign: '!', meaning: 'it follows from the document, which does not state it' },
  inconclusive: { sign: '?', meaning: 'the run could not tell; nothing is held against the server' },
  untested: { sign: '–', meaning: 'something needed to judge it is missing' },
  observed: { sign: '○', meaning: 'the document is silent; what was seen is told' },
  passed: { sign: '✓', meaning: 'every check of it holds' },
  inapplicable: { sign: '·', meaning: 'of an interface that the server does not claim' },
}

/** What a verdict means of a consumer's need, where it is another thing than of a requirement. */
export const contractMeanings: Partial<Record<Verdict, string>> = {
  failed: 'the answer lacks what the program needs',
  warned: 'the same, of a need that nobody need fulfil yet',
  inconclusive: 'it could not be told; nothing is held against the server',
  untested: 'its state could not be brought about, or is not known',
  passed: 'the answer has what the program needs',
}
