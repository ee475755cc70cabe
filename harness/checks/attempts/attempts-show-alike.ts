import { check } from '../answers/check.ts'
import { demandShown } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { isRow, type Row, rowsOfAll } from '../answers/answer.ts'
import { overRows } from '../values/rows-satisfy.ts'

/**
 * Whether the last attempts of some logins show a field that those of others show; untested where none of the others does.
 * Source: Account information / Login (version 4), sentence on version 3.
 */
export const attemptsShowAlike = check((logins: readonly Exchange[], others: readonly Exchange[], field: string) => {
  const shows = ({ last_attempt: attempt }: Row) => isRow(attempt) && (attempt[field] ?? null) !== null
  demandShown(rowsOfAll(others).some(shows), field, 'an attempt of this version', others)
  return overRows(logins, {
    what: 'login',
    wanted: `${field} in its last_attempt`,
    concerns: ({ last_attempt: attempt }) => isRow(attempt),
    faultIn: (row) => (shows(row) ? undefined : { got: 'nothing', place: `last_attempt.${field}` }),
  })
})
