import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { bodyOf, isSuccess } from '../answers/answer.ts'
import { byChanceBelow } from '../../client/masking/secret-index.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'

/**
 * Whether no refusal repeats a secret of its request: the value of a header such as Secret or Customer-secret, anywhere in
 * the body. The documents do not say what the request in an error holds. Source: Account information / Errors.
 */
export function secretsNotRepeated(exchanges: readonly Exchange[]): Judgement {
  return eachAnswer(exchanges, {
    what: 'refused requests',
    wanted: 'no secret of the request',
    concerns: (exchange) => !isSuccess(exchange) && secretsOf(exchange).length > 0,
    faultIn: (exchange): Fault => {
      const repeated = secretsOf(exchange).find(([, value]) => exchange.answer?.body.includes(value))
      return repeated && { got: `the value of the header ${repeated[0]}`, place: 'body' }
    },
  })
}

function secretsOf({ request }: Exchange): Array<[name: string, value: string]> {
  return request.headers.filter(([name, value]) => /secret$/i.test(name) && value.length >= byChanceBelow)
}

/**
 * Whether no success, or no refusal, shows credentials: a field of the name and the value with which a user signs in at a
 * provider. Source: Account information / Authentication.
 */
export function credentialsNotShown(
  exchanges: readonly Exchange[],
  credentials: ReadonlyArray<Readonly<Record<string, string>>>,
  what: 'accepted requests' | 'refused requests' = 'accepted requests',
): Judgement {
  const typed = new Set(credentials.flatMap((one) => Object.entries(one).map(([name, value]) => keyOf(name, value))))
  return eachAnswer(exchanges, {
    what,
    wanted: 'no credentials',
    concerns: (exchange) => isSuccess(exchange) === (what === 'accepted requests'),
    faultIn: (exchange): Fault => {
      const place = placeOf(bodyOf(exchange), '')
      return place === undefined ? undefined : { got: 'a field of the credentials', place }
    },
  })

  function placeOf(value: unknown, at: string): string | undefined {
    if (typeof value !== 'object' || value === null) return undefined
    for (const [name, inner] of Object.entries(value)) {
      const place = at === '' ? name : `${at}.${name}`
      if (typeof inner === 'string' && typed.has(keyOf(name, inner))) return place
      const found = placeOf(inner, place)
      if (found !== undefined) return found
    }
    return undefined
  }
}

function keyOf(name: string, value: string): string {
  return `${name}=${value}`
}
