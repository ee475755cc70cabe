import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf } from './answer.ts'

/** Classes of refusals that speak of how much a run has sent already, not of the request. */
const crowding = new Set(['CategorizationLimitReached', 'LoginLimitReached', 'RateLimitExceeded', 'TooManyRequests'])

/**
 * An inconclusive judgement where an answer says that the target accepts no more for now; undefined otherwise, and where
 * that very class is what a check looks for.
 * Source: Account information / Errors.
 */
export function crowdedOut(
  answer: Exchange,
  evidence: Exchange[],
  wanted: readonly string[] = [],
): Judgement | undefined {
  const errorClass = errorClassOf(answer)
  if (errorClass === undefined || !crowding.has(errorClass) || wanted.includes(errorClass)) return undefined
  return inconclusive(because('target-crowded', { errorClass }), evidence)
}
