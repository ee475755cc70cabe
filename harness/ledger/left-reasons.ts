import { isChange, type ChangedKind, type MadeKind } from '../../core/ledger-events.ts'
import { count } from '../reasons/count.ts'
import type { Entry } from './entries-in.ts'

/** What remains at a target, in sentences: what was created, what may have been created, and changes that were not restored. */
export function leftReasons(entries: readonly Entry[]): string[] {
  const made = entries.filter(({ what }) => !isChange(what))
  const sure = countsOf(made.filter(({ isSure }) => isSure))
  const perhaps = countsOf(made.filter(({ isSure }) => !isSure))
  const changes = changesOf(entries)
  return [
    ...(sure
      ? [`Left at the target: ${sure}. The documents show no way to remove them; the journal lists their ids.`]
      : []),
    ...(perhaps
      ? [`Perhaps left at the target, since no answer said so: ${perhaps}; the journal lists their names.`]
      : []),
    ...(changes.length > 0 ? [`Not put back at the target: ${changes.join(', ')}. \`assay clean\` tries again.`] : []),
  ]
}

/** The changes, each once. */
export function changesOf(entries: readonly Entry[]): string[] {
  return [...new Set(entries.flatMap((entry) => (isChange(entry.what) ? changed[entry.what](entry) : [])))]
}

const kinds: ReadonlyArray<[kind: MadeKind, noun: string, nouns?: string]> = [
  ['customer', 'customer'],
  ['lead', 'lead'],
  ['login', 'login'],
  ['consent', 'consent'],
  ['payment', 'payment'],
  ['lesson', 'batch of learned categories', 'batches of learned categories'],
]

function countsOf(entries: readonly Entry[]): string {
  return kinds
    .flatMap(([kind, ...nouns]) => {
      const made = entries.filter(({ what }) => what === kind).length
      return made > 0 ? [count(made, ...nouns)] : []
    })
    .join(', ')
}

const changed: Readonly<Record<ChangedKind, (entry: Entry) => string>> = {
  clock: () => 'the clock',
  'client-status': ({ name }) => `the status of the ${name} client`,
  'callback-addresses': ({ name, fields = [] }) => `${fields.join(', ')} of the ${name} client`,
  'customer-lock': ({ name }) => `the lock of customer ${name}`,
  'login-status': ({ name }) => `the status of login ${name}`,
  'rate-limits': () => 'the rate limits',
}
