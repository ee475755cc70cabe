import type { Exchange } from '../../../core/exchange.ts'
import type { Reason } from '../../../core/reason.ts'
import { because } from '../../reasons/because.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { isAnswered } from './answer.ts'

/** What is wrong with one answer; undefined where nothing is. */
export type Fault = { got: string; place?: string } | undefined

/** A rule that each of several answers must keep by itself. */
export interface AnswerRule {
  /** What is counted: `refusals`, `accepted requests`. */
  what: string
  wanted: string
  /** Whether the rule speaks of this answer at all. */
  concerns?: (exchange: Exchange) => boolean
  faultIn: (exchange: Exchange) => Fault
}

/** Whether a reason is of a rule about the form of each answer, which any answer keeps or breaks, whatever was asked for. */
export function isOfEveryAnswer({ code }: Reason): boolean {
  return code === 'answer-not-as-documented' || code === 'answers-as-documented'
}

/**
 * Evaluates a rule over all answers that it concerns and reports the first that breaks it. Where it concerns none, or where
 * no request was answered, it is inconclusive; a transport error beside answers that were evaluated is passed over.
 */
export function eachAnswer(exchanges: readonly Exchange[], rule: AnswerRule): Judgement {
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
