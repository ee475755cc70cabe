import type { Exchange } from '../../../core/exchange.ts'
import { parseJson } from '../../../core/exact-json.ts'
import type { Client } from '../../../harness/client/client.ts'
import { sentRequest } from '../../../harness/client/record.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { scopeNow } from '../../../harness/replay/replay-log.ts'
import {
  type Asked,
  isPrepared,
  isSealed,
  fieldsOf,
  parametersOf,
  withoutField,
  withoutParameter,
  type Interference,
  type LiveAlteration,
  type Way,
  signedAnew,
  hasOddKeys,
  hasOddSignature,
  withRightKeys,
  withRightSignature,
} from './made-right.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { PreparedRequest } from '../../../harness/client/prepare.ts'
import { fromBefore, type RouteOf } from './from-before.ts'

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
function passes(asked: Asked): boolean {
  const goesElsewhere = isPrepared(asked) ? asked.elsewhere === true : asked.baseUrl !== undefined
  return goesElsewhere || scopeNow() === ofTheRun
}

function withBody(answer: NonNullable<Exchange['answer']>, change: (body: string) => string) {
  const body = change(answer.body)
  const json = parseJson(body)
  return { ...answer, body, ...(json !== undefined && { json }) }
}

/** What was seen of a run: every alteration that some request of it is open to. */
export interface Watched {
  client: Client
  found(): Array<{ alteration: LiveAlteration; scopes: ReadonlySet<string> }>
}

/** A client that sends every request as it is, and notes which alterations would change what comes of it. */
export function watched(client: Client, profile: Profile, routeOf: RouteOf): Watched {
  const open = new Map<string, { alteration: LiveAlteration; interference: Interference; scopes: Set<string> }>()
  const add = (alteration: LiveAlteration) => {
    if (!open.has(alteration.id))
      open.set(alteration.id, { alteration, interference: alteration.begin(), scopes: new Set() })
  }
  for (const alteration of [...unverified(profile), ...fromBefore(profile.target.base_url, routeOf), repeating])
    add(alteration)

  function watch<A extends Asked>(send: (asked: A) => ReturnType<Client['send']>): typeof send {
    return async (asked) => {
      if (passes(asked)) return send(asked)
      for (const alteration of ignoring(asked)) add(alteration)
      const scope = scopeNow()
      for (const { interference, scopes } of open.values()) if (interference.instead(asked)) scopes.add(scope)
      const exchange = await send(asked)
      for (const { interference } of open.values()) interference.learn?.(asked, exchange)
      return exchange
    }
  }

  return {
    client: {
      ...client,
      send: watch((draft: Draft) => client.send(draft)),
      sendPrepared: watch((one: PreparedRequest) => client.sendPrepared(one)),
    },
    found: () => [...open.values()].filter(({ scopes }) => scopes.size > 0),
  }
}

/** Alterations that keep something from a target, so that it does not look at it, in this request. */
export function ignoring(asked: Asked): LiveAlteration[] {
  if (isSealed(asked)) return []
  return [
    ...parametersOf(asked).map((name) => ({
      id: `ignores-parameter-${name}`,
      begin: () => changing((one) => (parametersOf(one).includes(name) ? withoutParameter(one, name) : undefined)),
    })),
    ...fieldsOf(asked).map((field) => ({
      id: `ignores-field-${field}`,
      begin: () => changing((one) => (fieldsOf(one).includes(field) ? withoutField(one, field) : undefined)),
    })),
  ]
}

/** Alterations after which a target verifies neither keys nor signatures, or looks at them too late. */
export function unverified(profile: Profile): LiveAlteration[] {
  const right = (asked: Asked): Asked | undefined => {
    if (hasOddKeys(asked, profile)) return withRightSignature(withRightKeys(asked, profile))
    if (!hasOddSignature(asked)) return undefined
    return isPrepared(asked) ? asked : withRightSignature(asked)
  }
  return [
    {
      id: 'verifies-no-keys',
      begin: () => changing((asked) => (hasOddKeys(asked, profile) ? right(asked) : undefined)),
    },
    {
      id: 'verifies-no-signature',
      begin: () => changing((asked) => (hasOddSignature(asked) ? right(asked) : undefined)),
    },
    {
      id: 'does-what-it-refuses',
      times: 2,
      begin: () => ({
        instead(asked) {
          const good = asked.method === 'GET' ? undefined : right(asked)
          return good && ((way) => refusedAndDone(asked, good, way))
        },
      }),
    },
  ]
}

/** Each change is made twice. */
const repeating: LiveAlteration = {
  id: 'makes-changes-twice',
  times: 2,
  begin: () => ({
    instead: (asked) =>
      asked.method === 'GET'
        ? undefined
        : async (way) => {
            const first = await way.send(asked)
            return first.answer && first.answer.status < 300 ? way.send(asked) : first
          },
  }),
}

async function refusedAndDone(asked: Asked, good: Asked, way: Way): Promise<Exchange> {
  const refusal = await way.send(asked)
  if (refusal.answer && refusal.answer.status >= 400) await way.send(await way.signed(good))
  return refusal
}

/** A gateway that sends something else in place of a request; `change` gives undefined where the request stays. */
function changing(change: (asked: Asked) => Asked | undefined): Interference {
  return {
    instead(asked) {
      const other = change(asked)
      return other && (async (way) => way.send(await way.signed(other)))
    },
  }
}
