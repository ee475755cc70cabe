import { count, countThat } from './count.ts'

/** Sentences that decide a verdict in addition to the check, and those that any check may use, the user's included. */
export const verdicts = {
  'nothing-accepted-yet': ({ judgement }: { judgement: string }) =>
    `The target has accepted no request yet, so this proves nothing. ${judgement}`,
  'not-in-profile': ({ message }: { message: string }) => message,
  'harness-fault': ({ fault }: { fault: string }) => `Fault of the harness, not of the target: ${fault}`,
  'check-judged-others': () => 'The check ended without evaluating this requirement.',
  'run-ended-before': () => 'The run ended before this was checked.',
  'root-open': ({ root, broken, why }: { root: string; broken: boolean; why: string }) =>
    `Inconclusive because ${root} ${broken ? 'does not hold' : 'is inconclusive, which names the likely cause'}. ${why}`,
  'outside-only': ({ why }: { why: string }) => `This cannot be checked from outside: ${why}`,
  'place-left-by-depth': () => '--depth smoke leaves it out.',
  'left-by-depth': () =>
    'A run with --depth smoke leaves this out: other checks find more faults for their requests. --depth standard checks it.',
  'left-by-budget': () =>
    'The budget did not reach for this check: those before it find more faults for their requests. Give a larger --budget, or raise budget.requests or budget.seconds.',
  'no-check': () => 'No check covers this requirement yet.',
  'never-observed': () => 'No answer of this run shows what this is about.',

  /** Of `all`, where they were counted. */
  'seen-often': ({ times, all }: { times: number; all?: number }) =>
    `This run saw it ${count(times, 'time')}${all === undefined ? '' : ` of ${all}`}.`,
  'requests-dropped': ({ kept, dropped }: { kept: number; dropped: number }) =>
    `The sandbox kept ${count(kept, 'request')} of clients, and ${countThat(dropped, 'later one', 'is', 'later ones')} unknown.`,
  holds: () => 'The target does as the rule says.',
  /** The number of things for which the rule holds. */
  'holds-for': ({ seen, noun, nouns }: { seen: number; noun: string; nouns?: string }) =>
    `The rule holds for ${count(seen, noun, nouns)}.`,

  'own-words': ({ words }: { words: string }) => words,
  'own-step-too-long': ({ text, place, seconds }: { text: string; place: string; seconds: number }) =>
    `The step "${text}" (${place}) took longer than ${count(seconds, 'second')}. If it needs more time, raise budget.step_seconds.`,
  'own-step-under-way': ({ text, place }: { text: string; place: string }) =>
    `The run ended while the step "${text}" (${place}) was under way.`,
} as const
