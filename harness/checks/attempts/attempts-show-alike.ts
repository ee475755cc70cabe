import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isRow, type Row, rowsOfAll } from '../answers/answer.ts'
import { overRows } from '../values/rows-satisfy.ts'

/**
 * Whether the last attempts of some logins show a field that those of others show; untested where none of the others does.
 * Source: Account information / Login (version 4), sentence on version 3.
 */
export function attemptsShowAlike(logins: readonly Exchange[], others: readonly Exchange[], field: string): Judgement {
  const shows = ({ last_attempt: attempt }: Row) => isRow(attempt) && (attempt[field] ?? null) !== null
  if (!rowsOfAll(others).some(shows)) return leftUntested(`No attempt of this version shows ${field}`, others)
  return overRows(logins, {
    what: 'login',
    wanted: `${field} in its last_attempt`,
    concerns: ({ last_attempt: attempt }) => isRow(attempt),
    faultIn: (row) => (shows(row) ? undefined : { got: 'nothing', place: `last_attempt.${field}` }),
  })
}
