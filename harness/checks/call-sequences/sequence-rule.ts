import type { CallMade } from './call-made.ts'
import { crowdedOut } from '../answers/crowded-out.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { broken, held, type Judgement } from '../../../core/judgement.ts'

/** Judges one call of a sequence; undefined where the rule says nothing of such a call in such a state. */
export type SequenceRule = (step: CallMade) => Judgement | undefined

/** The exchanges that show what a call did: what was known, the call, what came of it. */
export function evidenceOf({ before, answer, after }: CallMade): CallMade['answer'][] {
  return [...(before ? [before.list, before.shown] : []), answer, after.list, after.shown]
}

/** Whether nothing follows from an answer: there is none, or the target takes no more for now. */
export function tellsNothing(step: CallMade): boolean {
  const limited = errorClassOf(step.answer) === 'BackgroundFetchLimitExceeded'
  return step.answer.answer === undefined || limited || crowdedOut(step.answer, []) !== undefined
}

/** Whether the call had to be accepted and was. */
export function mustBeAccepted(step: CallMade, why: string): Judgement | undefined {
  if (tellsNothing(step)) return undefined
  const got = outcomeOf(step.answer)
  if (isSuccess(step.answer)) return held(`Accepted: ${why}.`, evidenceOf(step))
  return broken(`Refused: ${why}.`, { wanted: 'a status from 200 to 299', got }, evidenceOf(step))
}

/** Whether the call had to be refused with one of the classes and was; with no classes given, with any. */
export function mustBeRefused(step: CallMade, why: string, classes: readonly string[] = []): Judgement | undefined {
  if (tellsNothing(step)) return undefined
  const errorClass = errorClassOf(step.answer) ?? ''
  const wanted = classes.length === 0 ? 'a refusal' : `a refusal with ${classes.join(' or ')}`
  const difference = { wanted, got: outcomeOf(step.answer) }
  if (isSuccess(step.answer)) return broken(`Accepted: ${why}.`, difference, evidenceOf(step))
  if (classes.length === 0 || classes.includes(errorClass)) return held(`Refused: ${why}.`, evidenceOf(step))
  return broken(`Refused for another reason: ${why}.`, { ...difference, place: 'error_class' }, evidenceOf(step))
}
