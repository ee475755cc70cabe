import { differs, held, holds } from '../../../core/judgement.ts'
import { because } from '../../reasons/because.ts'
import { asBefore, type Facts } from '../answers/as-before.ts'
import { acceptedData, errorClassOf, isRow, type Row, rowsOf } from '../answers/answer.ts'
import { graceSeconds, secondMs } from '../../../core/calendar.ts'
import type { CallMade, Sight } from './call-made.ts'
import { scopesOf } from './call-sequence.ts'
import { nextRefreshSeconds } from './refresh-rules.ts'
import { evidenceOf, mustBeAccepted, mustBeRefused, type SequenceRule } from './sequence-rule.ts'

/** Classes that say that nothing was tried: others may be the outcome of an attempt, which may change its login. */
export const nothingTried = new Set([
  'CountryNotFound',
  'CredentialsNotMatch',
  'FetchScopesInvalid',
  'FetchTypeNotAllowed',
  'InvalidFromDate',
  'InvalidToDate',
  'LoginAlreadyProcessing',
  'LoginCannotBeRefreshed',
  'LoginDuplicated',
  'ProviderNotFound',
  'ProviderNotInteractive',
  'WrongRequestFormat',
])

/** A refused call leaves its login as it was, its moments and its waiting attempt too. Source: Errors, table of the body. */
export const refusedChangesNothing: SequenceRule = (step) => {
  const { before, after, answer } = step
  if (!before || before.phase === 'running' || !nothingTried.has(errorClassOf(answer) ?? '')) return undefined
  const [was, is] = [factsOf(before, step), factsOf(after, step)]
  const stays = isSameMoment(was[successAt], is[successAt])
  return asBefore(was, stays ? { ...is, [successAt]: was[successAt] } : is, evidenceOf(step))
}

const successAt = 'data.last_success_at'

function factsOf(sight: Sight, { before, sentAtSeconds }: CallMade): Facts {
  const login = loginIn(sight)
  const next = before && nextRefreshSeconds(before.shown)
  // A moment that has come may be shown as whatever time it is.
  const isAhead = next !== undefined && next > sentAtSeconds + graceSeconds
  return {
    'data.status': login['status'],
    'data.daily_refresh': login['daily_refresh'],
    'data.store_credentials': login['store_credentials'],
    ...(isAhead && { 'data.next_refresh_possible_at': String(nextRefreshSeconds(sight.shown)) }),
    [successAt]: momentText(login['last_success_at']),
    'data.last_attempt.id': sight.attempt.id,
    'data.last_attempt.finished': sight.attempt.finished,
  }
}

/**
 * An attempt that fails moves last_success_at of its login nowhere, and gives none to a login without a success.
 * Source: Login (version 4), row last_success_at.
 */
export const lastSuccessStays: SequenceRule = (step) => {
  const { before, after } = step
  const was = before && momentText(loginIn(before)['last_success_at'])
  const isNew = after.attempt.id !== before?.attempt.id && after.attempts.length === (before?.attempts.length ?? 0) + 1
  if (after.phase !== 'failed' || !isNew || before?.phase === 'running') return undefined
  // A target may show a success a while later.
  if (was === undefined && after.attempts.some(({ success_at: success }) => typeof success === 'string'))
    return undefined
  const wanted = was ?? 'nothing'
  const got = momentText(loginIn(after)['last_success_at']) ?? 'nothing'
  const place = successAt
  if (isSameMoment(wanted, got)) return held(because('value-as-expected', { place, value: wanted }), evidenceOf(step))
  return differs({ wanted, got, place }, evidenceOf(step))
}

/**
 * Once its newest attempt succeeded, last_success_at of a login in its list is that success, to the minute: a target may note
 * the two one after the other. Source: Login (version 4), row last_success_at; Attempt (version 4), success_at.
 */
export const lastSuccessIsOwn: SequenceRule = ({ after: { listed, attempt, attempts, shown } }) => {
  const login = acceptedData(shown)?.['id']
  const row = listed && rowsOf(listed)?.find(({ id }) => String(id) === String(login))
  const success = attempts.find(({ id }) => String(id) === attempt.id)?.['success_at']
  const [wanted, got] = [momentText(success), momentText(row?.['last_success_at'])]
  if (!listed || wanted === undefined || got === undefined) return undefined
  const place = 'last_success_at of the login'
  if (Math.abs(Date.parse(wanted) - Date.parse(got)) <= graceSeconds * secondMs)
    return held(because('value-as-expected', { place, value: got }), [listed])
  return differs({ wanted: `${wanted}, when its last attempt succeeded`, got, place }, [shown, listed])
}

/** The attempt of a call has the scopes that were asked for, whatever the one before had. Source: Attempt (version 4). */
export const ownScopes: SequenceRule = (step) => {
  const { call, accepted, before, after } = step
  if (!accepted || (call.do !== 'reconnect' && call.do !== 'refresh')) return undefined
  const own = after.attempts.find(({ id }) => String(id) === after.attempt.id)
  const shown = own?.['fetch_scopes']
  if (!Array.isArray(shown) || after.attempt.id === before?.attempt.id) return undefined
  const [wanted, got] = [scopesOf(call), shown].map((scopes) => scopes.map(String).sort().join(', '))
  const place = 'data.fetch_scopes'
  if (wanted === got) return held(because('value-as-expected', { place, value: got ?? '' }), evidenceOf(step))
  return differs({ wanted: `${wanted}, as asked`, got: got ?? '', place }, evidenceOf(step))
}

/** Input without credentials is refused while it is waited for. Source: Version 4, interactive body. */
export const inputDemanded: SequenceRule = (step) => {
  const waits = step.before?.phase === 'waiting'
  if (step.call.do !== 'interactive' || step.call.typed !== 'none' || !waits) return undefined
  return mustBeRefused(step)
}

/**
 * An empty object is accepted at a provider that asks for no fields, at every attempt of a login.
 * Source: States and transitions, row `attempt in stage interactive`.
 */
export const emptyAccepted: SequenceRule = (step) => {
  const { kind, call, before, after, accepted } = step
  if (kind !== 'approval' || call.do !== 'interactive' || before?.phase !== 'waiting') return undefined
  if (call.typed === 'none') return undefined
  const isWrong = accepted && after.attempt.failErrorClass === 'InvalidInteractiveCredentials'
  if (!isWrong) return mustBeAccepted(step)
  return differs({ wanted: 'a fetch that goes on', got: after.attempt.failErrorClass ?? '' }, evidenceOf(step))
}

/**
 * An attempt that was given the right input goes on, also where an earlier one of its login did. How long it may take is not
 * said, so that one which still waits is at most a doubt. Source: States and transitions, row `attempt in stage interactive`.
 */
export const fetchingContinues: SequenceRule = (step) => {
  const { before, after, call, accepted } = step
  if (call.do !== 'interactive' || call.typed !== 'right' || !accepted || before?.phase !== 'waiting') return undefined
  const [place, got] = ['data.last_attempt.last_stage.name', after.attempt.stage ?? '']
  if (after.attempt.finished) return holds(evidenceOf(step))
  const didBefore = before.attempts.some(({ success_at: success }) => typeof success === 'string')
  if (got !== 'interactive' || !didBefore) return undefined
  const difference = { wanted: 'another stage than interactive', got, place }
  return { ...differs(difference, evidenceOf(step)), atMost: 'implied' }
}

/**
 * An attempt that was given the wrong input does not succeed, also where an earlier one of its login did. A refusal, or
 * another outcome than success, is evaluated by its class elsewhere. Source: Errors, InvalidInteractiveCredentials.
 */
export const wrongInputFails: SequenceRule = (step) => {
  const { before, after, call, accepted } = step
  const isWrong = call.do === 'interactive' && call.typed === 'wrong' && accepted && before?.phase === 'waiting'
  if (!isWrong || !after.attempt.finished || after.attempt.id !== before.attempt.id) return undefined
  if (after.phase === 'failed') return holds(evidenceOf(step))
  const difference = { wanted: 'InvalidInteractiveCredentials', got: 'a success', place: 'data.last_attempt' }
  return differs(difference, evidenceOf(step))
}

function loginIn({ shown }: Sight): Row {
  const data = acceptedData(shown)
  return isRow(data) ? data : {}
}

/** A moment, however it is written; undefined for none. */
function momentText(value: unknown): string | undefined {
  const ms = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}

/** Whether two moments are the same one, also where one of them was kept to the second. */
function isSameMoment(one: unknown, other: unknown): boolean {
  const [ms, otherMs] = [one, other].map((moment) => Date.parse(String(moment))) as [number, number]
  const isWhole = ms % secondMs === 0 || otherMs % secondMs === 0
  return one === other || (isWhole && Math.abs(ms - otherMs) < secondMs)
}
