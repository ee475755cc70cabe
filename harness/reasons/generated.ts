import { count } from './count.ts'

/** The progress of a property's cases. */
type Cases = { ran: number; asked: number; interrupted: boolean }

const cut = ({ ran, asked, interrupted }: Cases) =>
  interrupted ? ` The time limit interrupted it after ${ran} of ${count(asked, 'case')}.` : ''

/** Sentences about generated cases. */
export const generated = {
  'no-case-decided': ({ ran, last, path }: { ran: number; last?: string; path?: string }) => {
    if (path !== undefined) return `The path ${path} leads to no case of this property.`
    return last === undefined
      ? 'No case ran.'
      : `None of ${count(ran, 'generated case')} could be decided. The last one: ${last}`
  },
  'too-few-cases-decided': ({ decided, wanted, ...cases }: { decided: number; wanted: number } & Cases) =>
    `Only ${decided} of ${count(wanted, 'generated case')} could be decided, which is too few for a conclusion.${cut(cases)}`,
  'cases-hold': ({ decided, undecided, ...cases }: { decided: number; undecided: number } & Cases) =>
    `The rule holds for ${count(decided, 'generated case')}${undecided === 0 ? '' : `; ${undecided} could not be decided`}.${cut(cases)}`,
  'histories-keep-rule': ({ commands, ...cases }: { commands: number } & Cases) =>
    `${count(commands, 'command')} of ${count(cases.ran, 'generated history', 'generated histories')} ${commands === 1 ? 'keeps' : 'keep'} the rule.${cut(cases)}`,
  'histories-never-there': (cases: Cases) =>
    `None of ${count(cases.ran, 'generated history', 'generated histories')} came to a state that the rule is about.${cut(cases)}`,
} as const

/** The number of tried alterations, and of those with a verdict of the requirement. */
export interface Tried {
  tried: number
  decided: number
}

/** Why no alteration of a recording made a requirement fail. */
export const alterations = {
  'none-noticed': ({ tried, decided }: Tried) =>
    `None was noticed: of ${count(tried, 'alteration')}, ${decided} gave a verdict, and the requirement holds with each.`,
  'bound-not-noticed': ({
    alteration,
    place,
    unnoticed,
  }: Tried & { alteration: string; place: string; unnoticed: number }) =>
    `Not noticed: ${alteration} at ${place}. It is one of ${count(unnoticed, 'alteration')} that break this requirement and left it as it was: its checks may have a hole.`,
  'seldom-decided': ({ tried, decided }: Tried) =>
    `Its checks mostly end without a verdict: of ${count(tried, 'alteration')}, only ${decided} gave one, and none was noticed.`,
  'needs-key-of-target': () => 'Only who has the private key of the target can make a signature that breaks it.',
  'altered-not-in-recording': ({ tried }: { tried: number }) =>
    `Its checks end without a verdict with ${count(tried, 'alteration')}: they ask what the recording does not hold.`,
  'nothing-to-alter': () => 'No alteration changes anything that its checks were given.',
  'not-alone': () => 'Its checks do not come to the recorded verdict when they are evaluated one by one.',
  'try-lost': ({ ended }: { ended: string }) => `Its checks could not be tried: the process ended with ${ended}.`,
} as const
