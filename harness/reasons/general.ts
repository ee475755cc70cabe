import { count } from './count.ts'

/** What any check may say: a code is a kind of finding, and its facts are what the rule, the place and the target add. */
export const general = {
  /** What holds, or is worth a note. */
  seen: ({ what }: { what: string }) => `${what}.`,
  holds: () => 'The target does as the rule says.',
  /** Of how many things the rule holds. */
  'holds-for': ({ seen, noun, nouns }: { seen: number; noun: string; nouns?: string }) =>
    `The rule holds for ${count(seen, noun, nouns)}.`,

  /** What the target did, in a whole clause, where another thing was expected of it. */
  unexpected: ({ got, wanted }: { got: string; wanted: string }) => `${got}; expected ${wanted}.`,

  'nothing-shows': ({ why, what }: { why: string; what: string }) => `${why}, so nothing shows ${what}.`,
  /** What was answered does not suffice for a verdict. */
  'cannot-decide': ({ why }: { why: string }) => `${why}.`,
} as const
