import { isCrowdedOut } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { CallMade } from './call-made.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { held, type Judgement, differs } from '../../../core/judgement.ts'
import { replacedSecret } from '../../client/newest-secrets.ts'

/** Evaluates one call of a sequence; undefined where the rule says nothing of such a call in such a state. */
export type SequenceRule = (step: CallMade) => Judgement | undefined

/** The exchanges that show what a call did: what was known, the call, what came of it. */
export function evidenceOf({ before, answer, twin, after }: CallMade): CallMade['answer'][] {
  return [...(before ? [before.list, before.shown] : []), answer, ...(twin ? [twin] : []), after.list, after.shown]
}

/** Whether a call that was sent twice at once was accepted twice: what comes of the second one is not said. */
export function isTakenTwice({ accepted, twin }: CallMade): boolean {
  return accepted && twin !== undefined && isSuccess(twin)
}

/**
 * Whether the second of two calls that were sent at once was refused: the first one has the login wait for its user.
 * Nothing is said where the first one replaced the secret that both carry.
 */
export function twinRefused(step: CallMade, classes: readonly string[]): Judgement | undefined {
  const { twin, answer, accepted, after } = step
  if (!twin || !accepted || after.phase !== 'waiting' || replacedSecret(answer)) return undefined
  return mustBeRefused({ ...step, answer: twin, twin: answer }, classes)
}

/** Whether nothing follows from an answer: there is none, or the target takes no more for now. */
export function isInconclusive(step: CallMade): boolean {
  const limited = errorClassOf(step.answer) === 'BackgroundFetchLimitExceeded'
  return step.answer.answer === undefined || limited || isCrowdedOut(step.answer)
}

/** Whether the call had to be accepted and was. */
export function mustBeAccepted(step: CallMade): Judgement | undefined {
  if (isInconclusive(step)) return undefined
  const outcome = outcomeOf(step.answer)
  if (isSuccess(step.answer)) return held(because('request-accepted', { outcome }), evidenceOf(step))
  return differs({ wanted: 'a status from 200 to 299', got: outcome }, evidenceOf(step))
}

/** Whether the call had to be refused with one of the classes and was; with no classes given, with any. */
export function mustBeRefused(step: CallMade, classes: readonly string[] = []): Judgement | undefined {
  if (isInconclusive(step)) return undefined
  const errorClass = errorClassOf(step.answer) ?? ''
  const wanted = classes.length === 0 ? 'a refusal' : `a refusal with ${classes.join(' or ')}`
  const outcome = outcomeOf(step.answer)
  const difference = { wanted, got: outcome }
  if (isSuccess(step.answer)) return differs(difference, evidenceOf(step))
  if (classes.length === 0 || classes.includes(errorClass))
    return held(because('refused', { outcome }), evidenceOf(step))
  return differs({ ...difference, place: 'error_class' }, evidenceOf(step))
}
