import type { Exchange } from '../../../core/exchange.ts'
import { parseJson } from '../../../core/exact-json.ts'
import type { Client } from '../../../harness/client/client.ts'
import { sentRequest } from '../../../harness/client/record.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { scopeNow } from '../../../harness/replay/replay-log.ts'
import { type Asked, isPrepared, isSealed } from './asked.ts'
import type { Interference } from './live-alteration.ts'
import { signedAnew } from './made-right.ts'

/** Where requests of no check go unchanged: those of the preflight. */
const ofTheRun = 'run'

/** A client between which and the target a gateway interferes, wherever a request belongs to a check. */
export function throughGateway(client: Client, profile: Profile, interference: Interference): Client {
  let number = 0

  /** A request keeps its own bytes in the evidence: nobody sees what the gateway made of it. */
  async function asAsked(asked: Asked, exchange: Exchange): Promise<Exchange> {
    const own = isPrepared(asked) ? asked : await client.prepare(asked)
    return { ...exchange, request: sentRequest(own, own.headers) }
  }

  const send = (asked: Asked): Promise<Exchange> =>
    isPrepared(asked) ? client.sendPrepared(asked) : client.send(asked)

  async function go(asked: Asked): Promise<Exchange> {
    const instead = passes(asked) ? undefined : interference.instead(asked)
    if (!instead) {
      const exchange = await send(asked)
      interference.learn?.(asked, exchange)
      return exchange
    }
    const exchange = await instead({
      send,
      signed: async <A extends Asked>(one: A): Promise<A> =>
        isPrepared(one) && !isSealed(one) ? (signedAnew(one, profile, client.secondsNow()) as Asked as A) : one,
      repeated(before, change = (body) => body) {
        const at = new Date().toISOString()
        const repeat = { ...before, id: `g${(number += 1)}`, at, durationMs: 0 }
        return before.answer ? { ...repeat, answer: withBody(before.answer, change) } : repeat
      },
    })
    return asAsked(asked, exchange)
  }

  return { ...client, send: go, sendPrepared: go }
}

/** Whether the gateway lets a request through: of the preflight, and to the control port. */
export function passes(asked: Asked): boolean {
  const goesElsewhere = isPrepared(asked) ? asked.elsewhere === true : asked.baseUrl !== undefined
  return goesElsewhere || scopeNow() === ofTheRun
}

function withBody(answer: NonNullable<Exchange['answer']>, change: (body: string) => string) {
  const body = change(answer.body)
  const json = parseJson(body)
  return { ...answer, body, ...(json !== undefined && { json }) }
}
