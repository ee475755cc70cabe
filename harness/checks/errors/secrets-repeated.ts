import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import { isSuccess } from '../answers/answer.ts'
import { eachAnswer, type Fault } from '../answers/each-exchange.ts'

/** Shorter ones may stand in a message by chance. */
const leastLength = 8

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
  return request.headers.filter(([name, value]) => /secret$/i.test(name) && value.length >= leastLength)
}
