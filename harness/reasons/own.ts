import { count } from './count.ts'

/** What the checks that a user adds say: in words of their own, since no code of theirs is known here. */
export const own = {
  'own-words': ({ words }: { words: string }) => words,
  'own-step-too-long': ({ text, place, seconds }: { text: string; place: string; seconds: number }) =>
    `The step "${text}" (${place}) took longer than ${count(seconds, 'second')}. If it needs more time, raise budget.step_seconds.`,
  'own-step-under-way': ({ text, place }: { text: string; place: string }) =>
    `The run ended while the step "${text}" (${place}) was under way.`,
  'built-ins-changed': ({ text, place, names }: { text: string; place: string; names: readonly string[] }) =>
    `${names.join(', ')} changed while the step "${text}" (${place}) ran. All code uses what is built in, so it was put back.`,
} as const
