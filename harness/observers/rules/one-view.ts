import { check } from '../../checks/answers/check.ts'
import { demandSome } from '../../checks/answers/demands.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { answeredMs } from '../../checks/values/never-updated-before-created.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { pagesOf } from '../../checks/paging/pages.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { routeOfExchange } from '../../dialect/route-of-exchange.ts'
import type { Memory } from '../memory.ts'
import type { Observer, Remark } from '../observer.ts'
import type { Sighting } from '../sighting.ts'
import { isListed, placeOf, type ShownRecord, type View, showing } from '../records-in.ts'
import { differencesBetween, type FieldDiffers, isLasting, momentIn } from '../same-record.ts'

/** The points for each kind of record. */
const pointsOf: Readonly<Record<string, readonly string[]>> = {
  login: ['record'],
  attempt: ['record', 'attempt'],
  account: ['record'],
  transaction: ['record'],
  customer: ['record'],
  provider: ['record'],
  template: ['template'],
}

/** Fields whose depth may differ between a list and a single record. */
const ofDepth = new Set(['payment_fields'])

/**
 * Without a change, a record has the same values in all answers: alone, in any list, on any page and nested. Values
 * from its creation never differ. Another value is a contradiction if both views have the same updated_at, or if a
 * value returns that a view between did not have. Otherwise the target may have changed the record by itself. For a
 * login that no request has changed, the times of fetches are unknown, so both conditions are needed. Clients are
 * compared separately, because each may have its own view and its own ids.
 */
export const observer: Observer = {
  name: 'one-view',
  title: 'A record is shown alike wherever it is shown',
  points: ['record', 'attempt', 'template'],
  concerns: showing(...Object.keys(pointsOf)),
  look: (sighting, memory) => {
    const looked = new Map<string, number>()
    const found: Remark[] = []
    for (const record of sighting.records) {
      if (record.before === undefined) continue
      looked.set(record.kind, (looked.get(record.kind) ?? 0) + 1)
      const broken = record.isKnown ? undefined : contradiction(sighting, record, record.before, memory)
      if (broken) found.push(...(pointsOf[record.kind] ?? []).map((point) => ({ point, looked: 0, broken })))
    }
    const held = [...looked].flatMap(([kind, records]) =>
      (pointsOf[kind] ?? []).map((point) => ({ point, looked: records })),
    )
    return [...found, ...held]
  },
}

function contradiction(sighting: Sighting, record: ShownRecord, before: View, memory: Memory): Judgement | undefined {
  const { exchange, from } = sighting
  const now = record.row
  const differing = differencesIn(sighting, record, before)
  const lasting = differing.find(({ field }) => isLasting(record.kind, field))
  if (lasting) return viewDiffers(placeOf(record), lasting, [before.exchange, exchange])
  const [first] = differing
  if (!first) return undefined
  const updated = (row: Row) => momentIn(row, 'updated_at')
  const isSame = updated(now) === updated(before.row)
  const rests = memory.restsSince(sighting, record, Math.min(before.from, from))
  if (rests && isSame) return viewDiffers(placeOf(record), first, [before.exchange, exchange])
  const earlier = before.before
  if (!earlier || updated(now) > updated(before.row)) return undefined
  const isSameThroughout = isSame && updated(now) === updated(earlier.row)
  const rested = rests && memory.restsSince(sighting, record, earlier.from)
  if (!rested && !(isSameThroughout && memory.untouchedSince(sighting, record, earlier.from))) return undefined
  const back = comeBack(differing, earlier.row, differencesIn(sighting, record, earlier))
  return back && viewDiffers(placeOf(record), back, [earlier.exchange, before.exchange, exchange])
}

/** The first changed field that returns to the value of an earlier view. A field missing in that view states nothing. */
function comeBack(changed: readonly FieldDiffers[], earlier: Row, stillOther: readonly FieldDiffers[]) {
  const others = new Set(stillOther.map(({ field }) => field))
  return changed.find(({ field }) => earlier[field] !== undefined && !others.has(field))
}

/** The fields that differ from an earlier view. A nested record may have null for values that it leaves out. */
function differencesIn({ dialect, exchange }: Sighting, record: ShownRecord, earlier: View): FieldDiffers[] {
  const differing = differencesBetween(dialect, record, earlier.row, record.row, answeredMs(exchange))
  const isInLists = isListed(record) && isListed(earlier)
  const inDepth = differing.filter(({ field }) => isInLists || !ofDepth.has(field))
  return record.nested || earlier.nested
    ? inDepth.filter(({ wanted, got }) => wanted !== 'null' && got !== 'null')
    : inDepth
}

function viewDiffers(place: string, { field, wanted, got }: FieldDiffers, evidence: Exchange[]): Judgement {
  return differs({ wanted: `${wanted}, as before`, got, place: `${place}.${field}` }, evidence)
}

/**
 * Whether the rows of a list that was read several times are the same on all of its pages. A single change may be a
 * real one; a value that returns without an update is a contradiction.
 */
export const pagesShowAlike = check((dialect: Dialect, exchanges: readonly Exchange[]) => {
  const pages = pagesOf(exchanges)
  const shown = pages.flatMap(({ rows, ids, exchange }) =>
    rows.map((row, at) => ({ id: ids[at] ?? '', row, exchange, place: `data[${at}]` })),
  )
  const all = [...Map.groupBy(shown, ({ id }) => id).values()].filter((views) => views.length > 2)
  demandSome(all.length, 'row', exchanges)
  const kind = kindOfRows(dialect, exchanges)
  const differing = (one: Row, other: Row) => differencesBetween(dialect, { kind }, one, other)
  for (const views of all) {
    for (const [at, view] of views.entries()) {
      const last = views[at - 1]
      if (!last || momentIn(view.row, 'updated_at') > momentIn(last.row, 'updated_at')) continue
      const changed = differing(last.row, view.row)
      if (changed.length === 0) continue
      for (const earlier of views.slice(0, at - 1)) {
        const back = comeBack(changed, earlier.row, differing(earlier.row, view.row))
        if (back) return viewDiffers(view.place, back, [earlier.exchange, last.exchange, view.exchange])
      }
    }
  }
  return holds([...exchanges], all.length, 'row')
})

/** The resource of a list by its route's table. */
function kindOfRows(dialect: Dialect, [first]: readonly Exchange[]): string {
  const answer = first && routeOfExchange(dialect, first)?.answer
  return typeof answer === 'object' && 'list' in answer ? answer.list : ''
}
