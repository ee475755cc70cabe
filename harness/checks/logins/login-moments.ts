import { because } from '../../reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, held, type Judgement } from '../../../core/judgement.ts'
import { jsonOrNothing, jsonText } from '../../../core/exact-json.ts'
import { overData } from '../answers/over-data.ts'
import { missingIn, notShown } from '../answers/nothing-in.ts'

/** Whether a moment that must have come is there, as a datetime. Its exact form is evaluated by the schema. */
export function momentIsSet(answer: Exchange, field: string): Judgement {
  return overData(answer, 'login', ({ [field]: value }) => {
    const place = `data.${field}`
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
      return held(because('value-as-expected', { place, value }), [answer])
    return differs({ wanted: 'a datetime', got: jsonOrNothing(value), place }, [answer])
  })
}

/**
 * Whether a login that is not being processed leaves next_refresh_possible_at null only where its provider's
 * automatic_fetch is false. An answer without the field is untested: that it must be there is not said.
 * Source: Account information / Login (version 4).
 */
export function nextRefreshNullOnlyWhenAllowed(loginAnswer: Exchange, providerAnswer: Exchange): Judgement {
  const evidence = [providerAnswer, loginAnswer]
  return overData(loginAnswer, 'login', ({ next_refresh_possible_at: value }) =>
    overData(providerAnswer, 'provider', ({ automatic_fetch: automatic }) => {
      const place = 'data.next_refresh_possible_at'
      if (value === undefined) return notShown('next_refresh_possible_at', 'the login', evidence)
      if (value !== null) return held(because('value-as-expected', { place, value: jsonText(value) }), evidence)
      if (automatic === false)
        return held(
          'next_refresh_possible_at is null, as it may be where automatic_fetch of the provider is false',
          evidence,
        )
      if (automatic !== true) return missingIn('the provider', 'automatic_fetch', evidence)
      const wanted = 'a datetime, automatic_fetch of the provider being true'
      return differs({ wanted, got: 'null', place }, evidence)
    }),
  )
}
