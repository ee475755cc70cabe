import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/**
 * Whether an attempt shows the scopes that were asked for, in whatever order. That it shows them at all is not demanded:
 * where it does not, this stays untested.
 * Source: Account information / Attempt (version 4).
 */
export function scopesShown(attempt: Exchange, asked: readonly string[]): Judgement {
  if (!isSuccess(attempt))
    return inconclusive(because('nothing-to-check', { what: 'attempt', outcome: outcomeOf(attempt) }), [attempt])
  const place = 'data.fetch_scopes'
  const shown = pick(bodyOf(attempt), place)[0]?.value
  if (!Array.isArray(shown))
    return leftUntested(because('not-shown', { what: 'fetch_scopes', of: 'an attempt' }), [attempt])
  const words = new Set(shown.map(String))
  const same = words.size === new Set(asked).size && asked.every((word) => words.has(word))
  if (same) return holds([attempt])
  const got = [...words]
  return differs({ wanted: `${asked.join(', ')}, as asked`, got: got.join(', ') || 'no scope', place }, [attempt])
}
