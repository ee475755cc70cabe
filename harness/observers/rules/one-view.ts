import { differs, holds, inconclusive, type Judgement } from '../../../core/judgement.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { answeredMs } from '../../checks/values/never-updated-before-created.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { overPages } from '../../checks/paging/pages.ts'
import type { Dialect } from '../../dialect/dialect.ts'
import { routeOfExchange } from '../../dialect/route-of-exchange.ts'
import { because } from '../../reasons/because.ts'
import type { Memory } from '../memory.ts'
import type { Observer, Remark } from '../observer.ts'
import type { Sighting } from '../sighting.ts'
import { isListed, placeOf, type ShownRecord, type View } from '../shown-record.ts'
import { showing } from '../records-in.ts'
import { differencesBetween, type FieldDiffers, isLasting, momentIn } from '../same-record.ts'

/** The points that every view of a resource concerns. */
const pointsOf: Readonly<Record<string, readonly string[]>> = {
  login: ['record'],
  attempt: ['record', 'attempt'],
  account: ['record'],
  transaction: ['record'],
  customer: ['record'],
  provider: ['record'],
  template: ['template'],
}

/** Fields that a list and a record alone may show in a different depth. */
const ofDepth = new Set(['payment_fields'])

/**
 * A record that is shown twice, without a change between, has the same values: alone, in whatever list, on whatever page and
 * nested in another one. What it has from its creation on never differs. Another value is a contradiction where both views
 * were last updated at the same moment, or where a value comes back that another view had given up; else it may be a change
 * that nobody asked for. Of a login that no request of the run has named, it is not known when it is fetched: there, both
 * are needed. Two clients may each see a record in their own way, or count their records each for itself.
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

/** The first of the changed fields that has the value of an earlier view again. What that view leaves out states nothing. */
function comeBack(changed: readonly FieldDiffers[], earlier: Row, stillOther: readonly FieldDiffers[]) {
  const others = new Set(stillOther.map(({ field }) => field))
  return changed.find(({ field }) => earlier[field] !== undefined && !others.has(field))
}

/** The fields with other values than in an earlier view. A record within another one may leave its values out as null. */
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
 * Whether rows of a list that was read several times are shown alike on all of its pages. A value that changes once may be a
 * change of the record; one that comes back without an update is a contradiction.
 */
export function pagesShowAlike(dialect: Dialect, exchanges: readonly Exchange[]): Judgement {
  return overPages(exchanges, 1, (pages) => {
    const shown = pages.flatMap(({ rows, ids, exchange }) =>
      rows.map((row, at) => ({ id: ids[at] ?? '', row, exchange, place: `data[${at}]` })),
    )
    const all = [...Map.groupBy(shown, ({ id }) => id).values()].filter((views) => views.length > 2)
    if (all.length === 0) return inconclusive(because('nothing-to-check', { what: 'row' }), [...exchanges])
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
}

/** The resource that a list shows, as the table of its route says. */
function kindOfRows(dialect: Dialect, [first]: readonly Exchange[]): string {
  const answer = first && routeOfExchange(dialect, first)?.answer
  return typeof answer === 'object' && 'list' in answer ? answer.list : ''
}
