import { check } from '../answers/check.ts'
import { demandOptional, dataIn, demand } from '../answers/demands.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { accepted } from '../answers/accepted.ts'
import { errorClassOf, isSuccess, outcomeOf } from '../answers/answer.ts'
import { answersWithLogin } from './answers-with-login.ts'

/** Refusals that say that the provider does not take the parameters, which are the profile's. */
const ofTheProfile = new Set(['ProviderAccessNotGranted', 'InvalidCredentials'])

/**
 * Whether the answer carries the login_id that was sent with return_login_id true. `names` are those under which the
 * version may show it, its own first.
 */
export const loginIdReturned = check((answer: Exchange, loginId: string, names: readonly [string, ...string[]]) => {
  const redirect = dataIn(answer, 'redirect')
  const name = names.find((one) => Object.hasOwn(redirect, one)) ?? names[0]
  const id = redirect[name]
  const text = typeof id === 'string' || typeof id === 'number' || typeof id === 'bigint' ? String(id) : undefined
  const place = `data.${name}`
  if (text === loginId) return held(because('value-as-expected', { place, value: loginId }), [answer])
  const got = jsonOrNothing(id)
  return differs({ wanted: loginId, got, place }, [answer])
})

/**
 * Whether authorizing with what the provider appended is answered with the login. Where the provider does not take these
 * parameters, which the profile gave, nothing follows.
 */
export const authorizedAnswer = check((answer: Exchange, loginId: string) => {
  const isOfTarget = !ofTheProfile.has(errorClassOf(answer) ?? '')
  demand(isOfTarget, because('refusal-with-other-cause', { outcome: outcomeOf(answer), cause: 'ready-made' }))
  return isSuccess(answer) ? answersWithLogin(answer, loginId) : accepted(undefined, answer)
})

/** Whether a second refresh is accepted; where the first is still being processed that is untested. */
export const acceptedUnlessProcessing = check((control: Exchange | undefined, answer: Exchange) => {
  const isFree = errorClassOf(answer) !== 'LoginAlreadyProcessing'
  demandOptional(isFree, because('profile-gives-no', { field: 'data.oauth_login.query_string' }), [answer])
  return accepted(control, answer)
})
