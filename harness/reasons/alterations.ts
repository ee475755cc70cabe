import { count } from './count.ts'

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
  'trial-endless': ({ lost, seconds }: { lost: number; seconds: number }) =>
    `Its checks do not end: ${count(lost, 'trial was', 'trials were')} stopped, the last one after ${count(seconds, 'second')}.`,
  'altered-not-in-recording': ({ tried }: { tried: number }) =>
    `Its checks end without a verdict with ${count(tried, 'alteration')}: they ask what the recording does not hold.`,
  'nothing-to-alter': () => 'No alteration changes anything that its checks were given.',
  'not-alone': () => 'Its checks do not come to the recorded verdict when they are evaluated one by one.',
  'try-lost': ({ why }: { why: string }) => `Its checks could not be tried: ${why}.`,
} as const
