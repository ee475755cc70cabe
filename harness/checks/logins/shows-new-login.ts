import { check } from '../answers/check.ts'
import { demandAccepted } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { dataOf, isRow } from '../answers/answer.ts'
import { kindOf } from '../answers/shape.ts'

/**
 * Whether an accepted creation answers with the login: its id, as ids are, and its secret, a text that is not empty. What else
 * a login shows is evaluated by its schema.
 * Source: Account information / Endpoints / Version 4; Login (version 4).
 */
export const showsNewLogin = check((answer: Exchange, ids: 'string' | 'integer' = 'string') => {
  demandAccepted([answer], 'login')
  const data = dataOf(answer)
  for (const key of ['id', 'secret']) {
    const value = isRow(data) ? data[key] : undefined
    if (typeof value === 'string' && value !== '') continue
    if (key === 'id' && ids === 'integer' && (typeof value === 'bigint' || Number.isInteger(value))) continue
    const got = value === '' ? 'an empty string' : kindOf(value)
    return differs({ wanted: `${key}, a string`, got, place: `data.${key}` }, [answer])
  }
  return holds([answer])
})
