import { count } from './count.ts'

/** Why no alteration of what was recorded made a requirement fail. */
export const alterations = {
  'none-noticed': ({ tried }: { tried: number }) =>
    `None was noticed: the requirement holds with ${count(tried, 'alteration')}.`,
  'altered-not-in-recording': ({ tried }: { tried: number }) =>
    `Its checks end without a verdict with ${count(tried, 'alteration')}: they ask what the recording does not hold.`,
  'nothing-to-alter': () => 'No alteration changes anything that its checks were given.',
  'not-alone': () => 'Its checks do not come to the recorded verdict when they are evaluated one by one.',
  'try-lost': ({ why }: { why: string }) => `Its checks could not be tried: ${why}.`,
} as const
