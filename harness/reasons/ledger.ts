import { count, countThat } from './count.ts'

/** How many of each kind of thing a run made. */
export interface Made {
  readonly customers: number
  readonly leads: number
  readonly logins: number
  readonly consents: number
  readonly payments: number
  readonly lessons: number
}

/** What a run leaves at its target. */
export const ledger = {
  'left-at-target': (made: Made) =>
    `Left at the target: ${listOf(made)}. The documents show no way to remove them; the journal lists their ids.`,
  'perhaps-at-target': (made: Made) =>
    `Perhaps left at the target, since no answer said so: ${listOf(made)}; the journal lists their names.`,
  'not-put-back': ({ changes }: { changes: readonly string[] }) =>
    `Not put back at the target: ${changes.join(', ')}. \`assay clean\` tries again.`,

  'would-put-back': ({ changes }: { changes: readonly string[] }) => `Would be put back: ${changes.join(', ')}.`,
  'was-put-back': ({ changes }: { changes: readonly string[] }) => `Put back: ${changes.join(', ')}.`,
  'nothing-to-put-back': () => 'Nothing is changed any more, as far as the journal says.',
  'lines-left-out': ({ lines }: { lines: number }) =>
    `The journal is damaged: ${countThat(lines, 'line', 'is')} left out. What only they say is not put back.`,

  'clock-moved': () => 'the clock',
  'client-status-changed': ({ name }: { name: string }) => `the status of the ${name} client`,
  'addresses-registered': ({ name, fields }: { name: string; fields: readonly string[] }) =>
    `${fields.join(', ')} of the ${name} client`,
  'customer-locked': ({ name }: { name: string }) => `the lock of customer ${name}`,
  'login-disabled': ({ name }: { name: string }) => `the status of login ${name}`,
  'limits-switched-off': () => 'the rate limits',
} as const

function listOf({ customers, leads, logins, consents, payments, lessons }: Made): string {
  return [
    customers > 0 && count(customers, 'customer'),
    leads > 0 && count(leads, 'lead'),
    logins > 0 && count(logins, 'login'),
    consents > 0 && count(consents, 'consent'),
    payments > 0 && count(payments, 'payment'),
    lessons > 0 && count(lessons, 'batch of learned categories', 'batches of learned categories'),
  ]
    .filter((part) => part !== false)
    .join(', ')
}
