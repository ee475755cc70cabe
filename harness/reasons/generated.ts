import { count } from './count.ts'

/** What came of generated cases. */
export const generated = {
  'no-case-ran': () => 'No case ran.',
  'no-case-decided': ({ ran, last }: { ran: number; last: string }) =>
    `None of ${count(ran, 'generated case')} could be decided. The last one: ${last}`,
} as const
