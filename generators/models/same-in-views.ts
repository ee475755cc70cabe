import type { Exchange } from '../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../core/judgement.ts'
import type { Dialect } from '../../harness/dialect/dialect.ts'
import { metBy } from '../../harness/observers/met-by.ts'
import { recordsIn, placeOf, type ShownRecord } from '../../harness/observers/records-in.ts'
import { differencesBetween } from '../../harness/observers/same-record.ts'
import { answeredMs } from '../../harness/checks/values/never-updated-before-created.ts'

/**
 * Whether each record, or each that is meant, is the same in all answers that show it, alone, in a list or nested.
 * Nothing may change between them. Undefined where no record appears twice.
 */
export function sameInViews(
  dialect: Dialect,
  views: readonly Exchange[],
  isMeant: (record: ShownRecord) => boolean = () => true,
): Judgement | undefined {
  const observed = [{ dialect, clockMoves: false, clients: new Map() }]
  const first = new Map<string, { record: ShownRecord; exchange: Exchange }>()
  let compared = 0
  for (const exchange of views) {
    const shown = metBy(observed, exchange).flatMap((met) =>
      recordsIn(met, () => undefined)
        .filter(isMeant)
        .map((record) => ({ record, key: `${met.owner} ${record.kind} ${record.id}` })),
    )
    for (const { record, key } of shown) {
      const before = first.get(key)
      if (!before) {
        first.set(key, { record, exchange })
        continue
      }
      compared += 1
      const nowMs = answeredMs(exchange)
      const [difference] = differencesBetween(dialect, record, before.record.row, record.row, nowMs)
      if (!difference) continue
      const { field, wanted, got } = difference
      const at = { wanted: `${wanted}, as before`, got, place: `${placeOf(record)}.${field}` }
      return differs(at, [before.exchange, exchange])
    }
  }
  return compared === 0 ? undefined : holds(views, compared, 'further view')
}
