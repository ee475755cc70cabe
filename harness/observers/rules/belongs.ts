import { differs } from '../../../core/judgement.ts'
import type { Memory } from '../memory.ts'
import type { Observer, Remark } from '../observer.ts'
import { linkOf, parameterOf, placeOf, type ShownRecord } from '../records-in.ts'
import type { Sighting } from '../sighting.ts'

/** Lists that are requested by a parent that their rows do not name. */
const asked: ReadonlyArray<{ point: string; request: string; parent: 'customer' | 'login' }> = [
  { point: 'accounts-of-customer', request: 'list accounts', parent: 'customer' },
  { point: 'transactions-of-login', request: 'list transactions', parent: 'login' },
  { point: 'attempts-of-login', request: 'list attempts', parent: 'login' },
  { point: 'attempt-of-login', request: 'show an attempt', parent: 'login' },
]

/**
 * Records requested by a login or customer belong to it, according to earlier records. An account names its login, a
 * login its customer, and an attempt belongs to the login that first showed it. Only known parents are compared,
 * because a version may have two ids for one parent.
 */
export const observer: Observer = {
  name: 'belongs',
  title: 'What is asked for by its parent belongs to it',
  points: asked.map(({ point }) => point),
  concerns: (route) => asked.some(({ request }) => request === route.request),
  look: (sighting, memory) => {
    const { route, dialect, query, owner } = sighting
    const row = asked.find(({ request }) => request === route?.request)
    const requestedParent = row && parameterOf(dialect, query, `${row.parent}_id`)
    const isIgnored = row?.parent === 'customer' && parameterOf(dialect, query, 'login_id') !== undefined
    if (!row || isIgnored || memory.parentOf(owner, row.parent, requestedParent) === undefined) return []
    const asks = { ...row, given: requestedParent ?? '' }
    let looked = 0
    let wrong: Remark['broken']
    for (const record of sighting.records) {
      const found = remarkOn(sighting, record, asks, memory)
      if (found) looked += 1
      if (found !== 'held') wrong ??= found
    }
    return looked === 0 ? [] : [{ point: row.point, looked, ...(wrong && { broken: wrong }) }]
  },
}

function remarkOn(
  { dialect, owner, exchange }: Sighting,
  record: ShownRecord,
  { parent, given }: { parent: 'customer' | 'login'; given: string },
  memory: Memory,
): 'held' | Remark['broken'] {
  if (record.nested) return undefined
  const { kind, id, row } = record
  const account = linkOf(dialect, row, 'account_id')
  const ofAttempt = kind === 'attempt' ? memory.parentOf(owner, 'attempt', id) : undefined
  const ofTransaction = kind === 'transaction' ? memory.parentOf(owner, 'account', account) : undefined
  const login = kind === 'account' ? linkOf(dialect, row, 'login_id') : (ofAttempt ?? ofTransaction)
  const knownParent = parent === 'login' ? login : memory.parentOf(owner, 'login', login)
  if (knownParent === undefined || memory.parentOf(owner, parent, knownParent) === undefined) return undefined
  if (knownParent === given) return 'held'
  const difference = {
    wanted: `what is of the ${parent} ${given}`,
    got: `${kind} ${id} of the ${parent} ${knownParent}`,
    place: placeOf(record),
  }
  const [of, named] = kind === 'transaction' ? ['account', account ?? ''] : [kind, id]
  const before = memory.viewOf(named, owner, of)
  return differs(difference, [...(before ? [before.exchange] : []), exchange])
}
