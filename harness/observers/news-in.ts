import { isFields } from '../../core/fields.ts'
import { bodyOf } from '../checks/answers/answer.ts'
import type { Picked } from '../checks/answers/pick.ts'
import type { Met } from './met.ts'
import { placeOf, type ShownRecord } from './records-in.ts'

/** The new parts of an answer: its unknown records, or all of it where the rows differ. Empty where the route gave exactly this answer before. */
export function newsIn(met: Met, records: readonly ShownRecord[], again: boolean): Picked[] {
  if (again) return []
  const body = bodyOf(met.exchange)
  const data = isFields(body) ? body['data'] : undefined
  const topLevel = records.filter(({ nested }) => !nested)
  const isWhole = topLevel.length > 0 && topLevel.length === (Array.isArray(data) ? data.length : 1)
  if (!isWhole) return [{ place: '', value: body }]
  const news = topLevel.flatMap((record, at) =>
    record.isKnown ? [] : [{ place: placeOf(record), value: (Array.isArray(data) ? data[at] : data) as unknown }],
  )
  return isFields(body) && body['meta'] !== undefined ? [...news, { place: 'meta', value: body['meta'] }] : news
}
