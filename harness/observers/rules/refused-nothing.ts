import { isFields } from '../../../core/fields.ts'
import { differs } from '../../../core/judgement.ts'
import type { Row } from '../../checks/answers/answer.ts'
import { answeredMs } from '../../checks/values/never-updated-before-created.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing, placeOf } from '../records-in.ts'
import { differencesBetween } from '../same-record.ts'

/**
 * A refused change leaves a login as it was. Decided only where nothing was accepted between the views and no other
 * attempt appears, which could come from an automatic fetch.
 */
export const observer: Observer = {
  name: 'refused-nothing',
  title: 'A refused change leaves a login as it was',
  concerns: showing('login'),
  look: (sighting, memory) =>
    sighting.records.flatMap((record): Remark[] => {
      const { kind, id, before, row, isKnown } = record
      const refusal = kind === 'login' && before ? memory.refusalBetween(sighting, id, before) : undefined
      if (!before || !refusal || attemptOf(row) !== attemptOf(before.row)) return []
      const { dialect, exchange } = sighting
      const [first] = isKnown ? [] : differencesBetween(dialect, record, before.row, row, answeredMs(exchange))
      if (!first) return [{ looked: 1 }]
      const { field, wanted, got } = first
      const difference = {
        wanted: `${wanted}, as before the refused request`,
        got,
        place: `${placeOf(record)}.${field}`,
      }
      const evidence = [before.exchange, refusal, exchange]
      return [{ looked: 1, broken: differs(difference, evidence) }]
    }),
}

function attemptOf({ last_attempt: last }: Row): string {
  return String(isFields(last) ? last['id'] : undefined)
}
