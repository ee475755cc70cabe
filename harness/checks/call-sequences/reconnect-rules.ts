import { because } from '../../reasons/because.ts'
import { held, type Judgement, differs } from '../../../core/judgement.ts'
import { surelyOther, surelySame, type Memory } from './sequence-memory.ts'
import type { CallMade } from './call-made.ts'
import { failsWith, type SequenceCall } from './call-sequence.ts'
import { errorClassOf, outcomeOf } from '../answers/answer.ts'
import {
  evidenceOf,
  mustBeAccepted,
  mustBeRefused,
  isInconclusive,
  twinRefused,
  type SequenceRule,
} from './sequence-rule.ts'

type Reconnect = SequenceCall & { do: 'reconnect' }

/** The reconnect of a step, at a provider with credentials, upon a login whose attempt has settled. */
function reconnectIn(step: CallMade, phases: string[]): Reconnect | undefined {
  const { call, before, kind } = step
  if (call.do !== 'reconnect' || !before || !phases.includes(before.phase)) return undefined
  // Whether a login may be fetched daily whose credentials are not stored is not said.
  if (call.daily && !step.accepted) return undefined
  return kind === 'file' || kind === 'oauth' ? undefined : call
}

/** Without override_credentials, the credentials of the previous attempt are accepted. */
export const sameCredentialsAccepted: SequenceRule = (step) => {
  const call = reconnectIn(step, ['succeeded'])
  if (!call || call.override === true || !surelySame(step.memory, call.typed)) return undefined
  return mustBeAccepted(step)
}

/** With override_credentials, others that the provider takes are accepted. */
export const overrideAcceptsOthers: SequenceRule = (step) => {
  const call = reconnectIn(step, ['succeeded', 'failed'])
  if (!call || call.override !== true || failsWith(call.typed) || !surelyOther(step.memory, call.typed))
    return undefined
  return mustBeAccepted(step)
}

/** Without override_credentials, others are refused, as long as none were replaced. */
export const otherCredentialsRefused: SequenceRule = (step) =>
  refusesOthers(step, (memory) => !memory.replaced) ?? othersAreNotStored(step)

/** Nor do others that were wrong, whatever refused them, take the place of those with which a refresh fetches. */
function othersAreNotStored(step: CallMade): Judgement | undefined {
  const { call, memory, accepted, after } = step
  const { stored, remembered } = memory
  if (call.do !== 'refresh' || !accepted || stored === undefined || stored === 'wrong') return undefined
  if (!remembered.includes('wrong')) return undefined
  if (after.phase === 'succeeded') return mustBeAccepted(step)
  if (after.attempt.failErrorClass !== 'InvalidCredentials') return undefined
  const difference = { wanted: 'a fetch with the credentials of before', got: 'InvalidCredentials' }
  return differs(difference, evidenceOf(step))
}

/** After override_credentials the new credentials are those to match: any others, the old ones too, differ. */
export const overrideReplaces: SequenceRule = (step) => refusesOthers(step, (memory) => memory.replaced)

function refusesOthers(step: CallMade, when: (memory: Memory) => boolean): Judgement | undefined {
  const call = reconnectIn(step, ['succeeded', 'failed'])
  const { memory, accepted, after } = step
  if (!call || call.override === true || !when(memory) || !surelyOther(memory, call.typed)) return undefined
  if (accepted) return refusedByAttempt(step)
  // Credentials that the provider refuses have two defects, so that no class can be demanded.
  const isNamed = errorClassOf(step.answer) === 'CredentialsNotMatch'
  if (!isNamed && (failsWith(call.typed) || after.phase === 'failed')) return undefined
  return mustBeRefused(step, ['CredentialsNotMatch'])
}

/** A target may take the call and end the attempt with the class: only an attempt that ends well accepts them. */
function refusedByAttempt(step: CallMade): Judgement | undefined {
  const { attempt, phase } = step.after
  if (attempt.failErrorClass === 'CredentialsNotMatch')
    return held(because('refused', { outcome: attempt.failErrorClass }), evidenceOf(step))
  if (phase !== 'succeeded') return undefined
  const difference = { wanted: 'a refusal with CredentialsNotMatch', got: 'accepted, and the attempt succeeded' }
  return differs(difference, evidenceOf(step))
}

/** A login whose attempt has ended is not being processed any more. Source: Account information / Errors. */
export const endedNotProcessing: SequenceRule = (step) => {
  const { before, after, call, answer, accepted } = step
  const isChange = call.do === 'reconnect' || call.do === 'refresh'
  if (!isChange || (before?.phase !== 'succeeded' && before?.phase !== 'failed')) return undefined
  // A fetch that began by itself may be under way.
  if (isInconclusive(step) || (!accepted && after.attempt.id !== before.attempt.id)) return undefined
  const outcome = outcomeOf(answer)
  const difference = { wanted: 'acceptance or another class', got: outcome, place: 'error_class' }
  if (errorClassOf(answer) === 'LoginAlreadyProcessing') return differs(difference, evidenceOf(step))
  return held(because(accepted ? 'request-accepted' : 'refused', { outcome }), evidenceOf(step))
}

/** A login whose attempt waits for its user is being processed. Source: Account information / Errors. */
export const processingNotReconnected: SequenceRule = (step) => {
  const call = reconnectIn(step, ['waiting'])
  if (!call) return step.call.do === 'reconnect' ? twinRefused(step, ['LoginAlreadyProcessing']) : undefined
  const onlyDefect = !failsWith(call.typed) && (call.override === true || call.typed === step.memory.pending?.typed)
  if (step.accepted || onlyDefect) return mustBeRefused(step, ['LoginAlreadyProcessing'])
  return isInconclusive(step) ? undefined : mustBeRefused(step)
}
