import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement, holds } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf, statusOf } from './answer.ts'
import { check } from './check.ts'
import { demandControl, demandUncrowded, demandOptional, demandAnswered, isCrowdedOut, demand } from './demands.ts'
import { type Named, type OtherCause, otherCauseOf } from './other-causes.ts'

/**
 * Whether a request with one defect was refused with one of the classes that the documents allow for that defect.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing. Undefined is for
 * requests that have no such twin, for example an unknown route.
 * The form of the refusal's body is evaluated elsewhere: only a body without a readable class counts here.
 * Source: Account information / Errors.
 */
export const refusedAs = check((control: Exchange | undefined, answer: Exchange, classes: readonly string[]) => {
  const evidence = control === undefined ? [answer] : [control, answer]
  demandControl(control)
  demandUncrowded(answer, classes)
  return acceptedOrNamed(answer, classes, evidence) ?? classDiffers(refusalWith(classes), answer, evidence)
})

/** Broken where a request with a defect was accepted, held where it was refused with one of the classes; undefined for others. */
export function acceptedOrNamed(
  answer: Exchange,
  classes: readonly string[],
  evidence: Exchange[],
): Judgement | undefined {
  if (isSuccess(answer)) return defectAccepted(refusalWith(classes), answer, evidence)
  const errorClass = errorClassOf(answer)
  if (errorClass === undefined || !classes.includes(errorClass)) return undefined
  return held(because('refused', { outcome: errorClass }), evidence)
}

/** What a refusal with one of these classes is called: `a refusal with FileNotProvided or FileError`. */
export function refusalWith(classes: readonly string[]): string {
  return `a refusal with ${classes.join(' or ')}`
}

export function defectAccepted(wanted: string, answer: Exchange, evidence: Exchange[]): Judgement {
  return differs({ wanted, got: `accepted: ${outcomeOf(answer)}` }, evidence)
}

/** A judgement that a refusal names an unexpected error class, or none. */
export function classDiffers(wanted: string, answer: Exchange, evidence: Exchange[]): Judgement {
  return differs({ wanted, got: outcomeOf(answer), place: 'error_class' }, evidence)
}

/** Whether a request with one defect was refused at all, for defects to which the documents tie no class. */
export const refused = check((control: Exchange | undefined, answer: Exchange) => {
  const evidence = control === undefined ? [answer] : [control, answer]
  demandControl(control)
  demandUncrowded(answer)
  if (isSuccess(answer)) return defectAccepted('a refusal', answer, evidence)
  return held(because('refused', { outcome: outcomeOf(answer) }), evidence)
})

/** A judgement that says of a request that was accepted by what refusal it was answered before. */
export function afterRefusal(refusal: Exchange | undefined, judgement: Judgement): Judgement {
  const { finding, wanted = '', got = '', evidence } = judgement
  if (!refusal || finding !== 'broken') return judgement
  const again = `${got}, where it was refused before: ${outcomeOf(refusal)}`
  return differs({ wanted, got: again }, [...evidence.slice(0, -1), refusal, ...evidence.slice(-1)])
}

/**
 * Whether a request with one defect was refused with one of the statuses that its route states for that defect.
 * `control` is the same request without the defect: unless it was accepted, the refusal proves nothing.
 * Source: Account information / Endpoints / Version 6.
 */
export const refusedWithStatus = check(
  (control: Exchange | undefined, answer: Exchange, statuses: readonly number[]) => {
    const evidence = control === undefined ? [answer] : [control, answer]
    demandControl(control)
    demandUncrowded(answer)
    if (!isSuccess(answer)) return refusalsHaveStatus([answer], statuses)
    return defectAccepted(wantedText(statuses), answer, evidence)
  },
)

/**
 * Whether the refusals among answers have statuses that their route states. Answers that are accepted, or that only say
 * that the target accepts no more for now, are passed over; where nothing was refused it is untested.
 */
export const refusalsHaveStatus = check((answers: readonly Exchange[], statuses: readonly number[]) => {
  demandAnswered(answers)
  const refusals = answers.filter((answer) => !isSuccess(answer) && !isCrowdedOut(answer))
  const other = refusals.find((answer) => !statuses.includes(statusOf(answer)))
  if (other) {
    const [wanted, outcome] = [wantedText(statuses), outcomeOf(other)]
    return differs({ wanted, got: outcome, place: 'status' }, [other])
  }
  demandOptional(refusals.length, because('nothing-to-check', { what: 'refusal' }), answers)
  return holds(refusals, refusals.length, 'refusal')
})

function wantedText(statuses: readonly number[]): string {
  return `a refusal with status ${statuses.join(' or ')}`
}

const named: ReadonlySet<Named> = new Set(['provider', 'credentials'])
const ofState: ReadonlySet<OtherCause> = new Set(['state', ...named])

/**
 * Whether words that are not listed are refused with the class of their field. A refusal that speaks of the state, which a
 * request before may have changed, is inconclusive. Source: Account information / Errors.
 */
export const refusesOtherWords = check((control: Exchange | undefined, answer: Exchange, errorClass: string) => {
  const cause = otherCauseOf(errorClassOf(answer) ?? '', { named })
  if (cause && ofState.has(cause))
    demand(false, because('refusal-with-other-cause', { outcome: outcomeOf(answer), cause }))
  return refusedAs(control, answer, [errorClass])
})
