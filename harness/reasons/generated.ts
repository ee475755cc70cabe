import { count } from './count.ts'

/** The progress of a property's cases. */
type Cases = { ran: number; asked: number; interrupted: boolean }

const cut = ({ ran, asked, interrupted }: Cases) =>
  interrupted ? ` The time limit interrupted it after ${ran} of ${count(asked, 'case')}.` : ''

/** Sentences about generated cases. */
export const generated = {
  'no-case-decided': ({ ran, last }: { ran: number; last: string }) =>
    `None of ${count(ran, 'generated case')} could be decided. The last one: ${last}`,
  'too-few-cases-decided': ({ decided, wanted, ...cases }: { decided: number; wanted: number } & Cases) =>
    `Only ${decided} of ${count(wanted, 'generated case')} could be decided, which is too few for a conclusion.${cut(cases)}`,
  'cases-hold': ({ decided, undecided, ...cases }: { decided: number; undecided: number } & Cases) =>
    `The rule holds for ${count(decided, 'generated case')}${undecided === 0 ? '' : `; ${undecided} could not be decided`}.${cut(cases)}`,
  'histories-keep-rule': ({ commands, ...cases }: { commands: number } & Cases) =>
    `${count(commands, 'command')} of ${count(cases.ran, 'generated history', 'generated histories')} ${commands === 1 ? 'keeps' : 'keep'} the rule.${cut(cases)}`,
  'histories-never-there': (cases: Cases) =>
    `None of ${count(cases.ran, 'generated history', 'generated histories')} came to a state that the rule is about.${cut(cases)}`,
} as const
