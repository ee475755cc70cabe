import type { Exchange } from '../../../core/exchange.ts'
import { because } from '../../reasons/because.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isAnswered } from './answer.ts'

/** What is wrong with one answer or row, where, and what was expected there in place of what the rule expects. */
export type Fault = { got: string; place?: string; wanted?: string } | undefined

/** A rule that each of several answers or rows must keep by itself. */
export interface EachRule<One> {
  /** What is counted: `refusals`, `template`. */
  what: string
  wanted: string
  /** Whether the rule speaks of this one; of all when absent. */
  concerns?: (one: One) => boolean
  faultIn: (one: One) => Fault
}

/**
 * Evaluates a rule over all answers that it concerns and reports the first that breaks it. Where it concerns none, or where
 * no request was answered, it is inconclusive; a transport error beside answers that were evaluated is passed over.
 */
export function eachAnswer(exchanges: readonly Exchange[], rule: EachRule<Exchange>): Judgement {
  const { what, wanted } = rule
  const concerned = exchanges.filter((exchange) => isAnswered(exchange) && (rule.concerns?.(exchange) ?? true))
  for (const exchange of concerned) {
    const fault = rule.faultIn(exchange)
    if (fault === undefined) continue
    const facts = { what, wanted, concerned: concerned.length, got: fault.got }
    return broken(because('answer-not-as-documented', facts), { wanted, ...fault }, [exchange])
  }
  if (concerned.length > 0)
    return held(because('answers-as-documented', { what, wanted, concerned: concerned.length }), concerned)
  return inconclusive(because('nothing-to-check', { what }), exchanges)
}
