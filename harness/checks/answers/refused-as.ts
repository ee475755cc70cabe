import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { errorClassOf, isSuccess, outcomeOf } from './answer.ts'
import { check } from './check.ts'
import { demandControl, demandUncrowded } from './demands.ts'

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
