import { check } from '../answers/check.ts'
import { demandOptional, demandSent } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { acceptedData, isServerError, isSuccess, outcomeOf, rowsOf } from '../answers/answer.ts'
import { documentedClasses, documentedStatuses } from '../errors/documented-errors.ts'
import { errorStatusDocumented } from '../errors/error-form.ts'
import { defectAccepted, refusedAs } from '../answers/refused-as.ts'
import { refusedBeside } from './stopped-as.ts'

/**
 * Whether a request with an id that its client has no use for was refused, or answered with no rows, while the same
 * request with a right id, `control`, was accepted. A request to learn may say that nothing was learned.
 */
export function findsNothing(control: Exchange | undefined, answer: Exchange): Judgement {
  if (!isSuccess(answer)) return refusedBeside(control, answer)
  const evidence = control === undefined ? [answer] : [control, answer]
  const isEmpty = rowsOf(answer)?.length === 0 || acceptedData(answer)?.['learned'] === false
  if (isEmpty) return held(because('nothing-found', { outcome: outcomeOf(answer) }), evidence)
  return defectAccepted('a refusal or no rows', answer, evidence)
}

/**
 * The classes that may say that nothing has an id, by what it is the id of. WrongClientToken is for a wrong combination of
 * ids and keys, which an unknown id makes too. Source: Account information / Errors.
 */
const unknownClasses: Readonly<Record<string, readonly string[]>> = {
  customer: ['CustomerNotFound', 'WrongClientToken'],
  login: ['LoginNotFound', 'WrongClientToken'],
  attempt: ['AttemptNotFound', 'WrongClientToken'],
  account: ['AccountNotFound', 'WrongClientToken'],
  transaction: ['TransactionNotFound', 'WrongClientToken'],
  provider: ['ProviderNotFound'],
  template: ['PaymentTemplateNotFound'],
}

/** What follows where an unknown id is not refused. An empty list is a legal answer; that all else breaks a rule is said there. */
const nothingRefused = check((control: Exchange | undefined, answer: Exchange) => {
  const found = findsNothing(control, answer)
  demandOptional(found.finding !== 'broken', found.reason, found.evidence)
  return found
})

/** Whether the refusal of an unknown id says of what it is no id. Where it is not refused, there is none to look at. */
export const saysWhatIsUnknown = check((control: Exchange | undefined, answer: Exchange, resource: string) => {
  const classes = unknownClasses[resource]
  if (isSuccess(answer)) return nothingRefused(control, answer)
  demandSent(classes)
  return refusedAs(control, answer, classes)
})

/** Whether the refusal of an unknown id has a status of its version. Where it is not refused, there is none to look at. */
export function refusesUnknownWithStatus(control: Exchange | undefined, answer: Exchange, version: string): Judgement {
  if (isSuccess(answer)) return nothingRefused(control, answer)
  return errorStatusDocumented([answer], {
    classes: documentedClasses(version),
    statuses: documentedStatuses(version),
  })
}

/** Whether such a request was answered otherwise than by a server error. */
export function fallsOverNoId(answer: Exchange): Judgement {
  const outcome = outcomeOf(answer)
  if (!isServerError(answer)) return held(because('answer-noted', { outcome }), [answer])
  const wanted = 'a refusal with a documented class, or no rows'
  return differs({ wanted, got: outcome }, [answer])
}
