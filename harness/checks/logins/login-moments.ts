import { check } from '../answers/check.ts'
import { demandShown, demandKnown, dataIn } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held } from '../../../core/judgement.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'

/** Whether a moment that must have come is there, as a datetime. Its exact form is evaluated by the schema. */
export const momentIsSet = check((answer: Exchange, field: string) => {
  const value = dataIn(answer, 'login')[field]
  const place = `data.${field}`
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
    return held(because('value-as-expected', { place, value }), [answer])
  return differs({ wanted: 'a datetime', got: jsonOrNothing(value), place }, [answer])
})

/**
 * Whether a login that is not being processed leaves next_refresh_possible_at null only where its provider's
 * automatic_fetch is false. An answer without the field is untested: that it must be there is not said.
 * Source: Account information / Login (version 4).
 */
export const nextRefreshNullOnlyWhenAllowed = check((loginAnswer: Exchange, providerAnswer: Exchange) => {
  const evidence = [providerAnswer, loginAnswer]
  const { next_refresh_possible_at: value } = dataIn(loginAnswer, 'login')
  const { automatic_fetch: automatic } = dataIn(providerAnswer, 'provider')
  const place = 'data.next_refresh_possible_at'
  demandShown(value !== undefined, 'next_refresh_possible_at', 'the login', evidence)
  if (value !== null || automatic === false)
    return held(because('value-as-expected', { place, value: jsonText(value) }), evidence)
  demandKnown(automatic === true, 'automatic_fetch', 'the provider', evidence)
  const wanted = 'a datetime, automatic_fetch of the provider being true'
  return differs({ wanted, got: 'null', place }, evidence)
})
