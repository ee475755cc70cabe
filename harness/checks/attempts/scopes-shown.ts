import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

/**
 * Whether an attempt shows the scopes that were asked for, in whatever order. That it shows them at all is not demanded:
 * where it does not, this stays untested.
 * Source: Account information / Attempt (version 4).
 */
export function scopesShown(attempt: Exchange | undefined, asked: readonly string[]): Judgement {
  if (attempt === undefined) return inconclusive('No request was sent.')
  const trouble = transportErrorIn([attempt])
  if (trouble !== undefined) return trouble
  if (!isSuccess(attempt)) return inconclusive(`There is no attempt to judge: ${outcomeOf(attempt)}.`, [attempt])
  const place = 'data.fetch_scopes'
  const shown = pick(bodyOf(attempt), place)[0]?.value
  if (!Array.isArray(shown)) return leftUntested('The target does not show the scopes of an attempt.', [attempt])
  const words = new Set(shown.map(String))
  const same = words.size === new Set(asked).size && asked.every((word) => words.has(word))
  if (same) return held(`The attempt shows ${asked.join(', ')}, as asked.`, [attempt])
  return broken('The attempt shows other scopes.', { wanted: asked.join(', '), got: [...words].join(', '), place }, [
    attempt,
  ])
}
