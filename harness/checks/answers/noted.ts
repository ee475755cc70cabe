import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, noted } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf } from './answer.ts'
import { check } from './check.ts'
import { demandAccepted, demandSome } from './demands.ts'
import { pick } from './pick.ts'
import { kindOf } from './shape.ts'

/** Notes what the target does where the documents leave it open. */
export function outcomeNoted(answer: Exchange): Judgement {
  return noted(because('answer-noted', { outcome: outcomeOf(answer) }), [answer])
}

/** The kinds of values shown at a place such as `data[].provider_id`, for types that the documents give in samples only. */
export function typesSeen(answers: readonly Exchange[], place: string): Judgement {
  const kinds = [...new Set(valuesAt(answers, place).map(kindOf))].sort()
  return noted(because('values-shown', { place, values: kinds }), answers)
}

/**
 * Notes the words that answers show at a place such as `data[].status`, for lists that the documents show by samples only.
 * Where no word is shown it is inconclusive.
 */
export const wordsSeen = check((answers: readonly Exchange[], place: string) => {
  const words = [...new Set(valuesAt(answers, place).filter((value) => typeof value === 'string'))].sort()
  demandSome(words.length, `text at ${place}`)
  return noted(because('values-shown', { place, values: words }), answers)
})

function valuesAt(answers: readonly Exchange[], place: string): unknown[] {
  return answers.filter(isSuccess).flatMap((answer) => pick(bodyOf(answer), place).map(({ value }) => value))
}

/** Notes which fields of a later version a resource at `data` shows. */
export const laterFieldsNoted = check((answer: Exchange, names: readonly string[]) => {
  demandAccepted([answer], 'resource')
  const fields = names.filter((name) => pick(bodyOf(answer), `data.${name}`).length > 0)
  return noted(because('values-shown', { place: 'data', values: fields }), [answer])
})
