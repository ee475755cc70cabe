import { count } from './count.ts'

/** What decides a verdict beside the check itself, and what any check may say, of Assay or of a user. */
export const verdicts = {
  'nothing-accepted-yet': ({ judgement }: { judgement: string }) =>
    `The target has accepted no request yet, so this proves nothing. ${judgement}`,
  'not-in-profile': ({ message }: { message: string }) => message,
  'harness-fault': ({ fault }: { fault: string }) => `Fault of the harness, not of the target: ${fault}`,
  'check-judged-others': () => 'The check ended without evaluating this requirement.',
  'run-ended-before': () => 'The run ended before this was checked.',
  'root-broken': ({ root, why }: { root: string; why: string }) => `Inconclusive because ${root} does not hold. ${why}`,
  'root-inconclusive': ({ root, why }: { root: string; why: string }) =>
    `Inconclusive because ${root} is inconclusive, which names the likely cause. ${why}`,
  'outside-only': ({ why }: { why: string }) => `This cannot be checked from outside: ${why}`,
  'place-left-by-depth': () => '--depth smoke leaves it out.',
  'left-by-depth': () =>
    'A run with --depth smoke leaves this out: other checks find more faults for their requests. --depth standard checks it.',
  'left-by-budget': () =>
    'The budget did not reach for this check: those before it find more faults for their requests. Give a larger --budget, or raise budget.requests or budget.seconds.',
  'no-check': () => 'No check covers this requirement yet.',

  /** What holds, or is worth a note. */
  seen: ({ what }: { what: string }) => `${what}.`,
  holds: () => 'The target does as the rule says.',
  /** Of how many things the rule holds. */
  'holds-for': ({ seen, noun, nouns }: { seen: number; noun: string; nouns?: string }) =>
    `The rule holds for ${count(seen, noun, nouns)}.`,

  /** What the target did, in a whole clause, where another thing was expected of it. */
  unexpected: ({ got, wanted }: { got: string; wanted: string }) => `${got}; expected ${wanted}.`,

  /** Without `what` it is the rule. */
  'nothing-shows': ({ why, what }: { why: string; what?: string }) =>
    `${why}, so ${what === undefined ? 'this proves nothing' : `nothing shows ${what}`}.`,
  /** What was answered does not suffice for a verdict. */
  'cannot-decide': ({ why }: { why: string }) => `${why}.`,

  'own-words': ({ words }: { words: string }) => words,
  'own-step-too-long': ({ text, place, seconds }: { text: string; place: string; seconds: number }) =>
    `The step "${text}" (${place}) took longer than ${count(seconds, 'second')}. If it needs more time, raise budget.step_seconds.`,
  'own-step-under-way': ({ text, place }: { text: string; place: string }) =>
    `The run ended while the step "${text}" (${place}) was under way.`,
} as const
