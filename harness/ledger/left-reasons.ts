import { isChange, type ChangedKind, type MadeKind } from '../../core/ledger-events.ts'
import type { Reason } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import type { Made } from '../reasons/ledger.ts'
import type { Entry } from './entries-in.ts'

const plurals: Readonly<Record<MadeKind, keyof Made>> = {
  customer: 'customers',
  lead: 'leads',
  login: 'logins',
  consent: 'consents',
  payment: 'payments',
  lesson: 'lessons',
}

/** What is left at a target: what was made, what was perhaps made, and what was changed and not put back. */
export function leftReasons(entries: readonly Entry[]): Reason[] {
  const made = entries.filter(({ what }) => !isChange(what))
  const sure = countsOf(made.filter(({ isSure }) => isSure))
  const perhaps = countsOf(made.filter(({ isSure }) => !isSure))
  const changes = changesOf(entries)
  return [
    ...(sure ? [because('left-at-target', { ...sure })] : []),
    ...(perhaps ? [because('perhaps-at-target', { ...perhaps })] : []),
    ...(changes.length > 0 ? [because('not-put-back', { changes })] : []),
  ]
}

export function changesOf(entries: readonly Entry[]): Reason[] {
  return [...new Map(entries.flatMap((entry) => changeOf(entry))).values()]
}

function countsOf(entries: readonly Entry[]): Made | undefined {
  const counts: Record<keyof Made, number> = {
    customers: 0,
    leads: 0,
    logins: 0,
    consents: 0,
    payments: 0,
    lessons: 0,
  }
  for (const { what } of entries) if (!isChange(what)) counts[plurals[what]] += 1
  return entries.length > 0 ? counts : undefined
}

const changeReasons: Readonly<Record<ChangedKind, (entry: Entry) => Reason>> = {
  clock: () => because('clock-moved'),
  'client-status': ({ name = '' }) => because('client-status-changed', { name }),
  'callback-addresses': ({ name = '', fields = [] }) => because('addresses-registered', { name, fields }),
  'customer-lock': ({ name = '' }) => because('customer-locked', { name }),
  'login-status': ({ name = '' }) => because('login-disabled', { name }),
  'rate-limits': () => because('limits-switched-off'),
}

/** A change by what it is of, so that one that was made twice is named once. */
function changeOf(entry: Entry): Array<[string, Reason]> {
  const { what, name, fields } = entry
  return isChange(what) ? [[JSON.stringify([what, name, fields]), changeReasons[what](entry)]] : []
}
