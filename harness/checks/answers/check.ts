import { CheckStopped, judgementOfStop } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'

/**
 * A check, made of a predicate that says what the rule demands. Where a demand of `demands.ts` is not met, the check ends
 * with its reason: inconclusive or untested, or a transport error where the evidence has one. A demand that names no
 * evidence is shown by all exchanges that the check was given, but for optional ones. Any other error is a fault of the
 * harness, and thrown.
 */
export function check<Given extends readonly unknown[], Found extends Judgement | undefined>(
  predicate: (...given: Given) => Found,
): (...given: Given) => Found | Judgement {
  return (...given) => {
    try {
      return predicate(...given)
    } catch (error) {
      if (!(error instanceof CheckStopped)) throw error
      const isShown = error.evidence.length > 0
      return judgementOfStop(error, isShown ? error.evidence : given.slice(0, predicate.length).flatMap(exchangesIn))
    }
  }
}

function exchangesIn(given: unknown): Exchange[] {
  if (Array.isArray(given)) return given.flatMap(exchangesIn)
  return typeof given === 'object' && given !== null && 'request' in given && 'durationMs' in given
    ? [given as Exchange]
    : []
}
