import type { Client } from '../client/client.ts'
import type { Draft } from '../client/draft.ts'
import type { Exchange, HeaderList } from '../../core/exchange.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { paceOf } from '../dialect/rate-limits.ts'
import { routeAt } from '../dialect/route-at.ts'
import type { Run } from '../run/run.ts'
import type { ConsumerRequest, Sending } from '../actions/scene/interface-behaviour.ts'
import { markHeader } from './pacts/marked-pact.ts'
import { wholePath } from './pacts/interface-of.ts'
import type { Interaction } from './pacts/pact.ts'
import { refusedSignature } from './refusals.ts'
import type { Resolved } from './states/state.ts'

/** A request as the verifier sent it, with whatever states filled in. */
export interface AskedRequest {
  method: string
  /** Path and query, exactly as they came. */
  target: string
  headers: HeaderList
  body: Buffer
}

/** Of the connection between the verifier and us, or of the verifier itself: no word of the consumer's. */
const ofTheWay = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'keep-alive',
  'te',
  'expect',
  'user-agent',
  'accept-encoding',
  markHeader,
])

/** What a consumer's test has an example of at most: Assay puts in those of the profile. */
const keys = new Set(['app-id', 'secret', 'client-id', 'service-secret', 'app-secret', 'expires-at', 'signature'])

/**
 * A consumer's request as it goes to the target: with the profile's keys in place of those that the pact has, and signed
 * where the client has a key. Path, query, body and secrets stay as the consumer has them.
 */
function draftOf(asked: AskedRequest, interaction: Interaction, run: Run): Draft {
  const { dialect, profile } = run
  const { path, rawQuery } = partsOf(asked.target, dialect)
  const main = profile.clients.find(({ purpose }) => purpose === 'main')
  const signs = main?.private_key !== undefined
  const pace = dialect.limitsOff ? undefined : paceOf(dialect, routeAt(dialect, { method: asked.method, path }))
  return {
    name: interaction.description,
    method: asked.method,
    path,
    ...(rawQuery !== undefined && { rawQuery }),
    headers: Object.fromEntries(headersOf(asked, interaction, keys)),
    ...(asked.body.length > 0 && { rawBody: asked.body }),
    as: 'main',
    signing: signs ? 'signed' : 'auto',
    ...(dialect.ownKeys && { keys: dialect.ownKeys }),
    digest: dialect.digest,
    ...(pace && { pace }),
  }
}

interface Way {
  by: Sending
  client: Client
  /** Sends it in the way of the interface alone, where it has one. */
  own: ((by: Sending, asked: ConsumerRequest) => Promise<Exchange>) | undefined
  /** Headers that go along although the pact has none of them. */
  secrets: HeaderList
}

/**
 * Sends a consumer's request to the target. A transport error is recorded in the exchange. A client below live status need not
 * sign: where the target refuses the signature, as by a clock that its Date header does not show, the request goes out once
 * more without one.
 */
export async function forward(
  asked: AskedRequest,
  interaction: Interaction,
  resolved: Resolved,
  { by, client, own, secrets }: Way,
): Promise<Exchange> {
  const { run } = by
  if (own) {
    const { description: name } = interaction
    const { method, target, body: rawBody } = asked
    const headers = headersOf(asked, interaction, keys)
    return own(by, { name, method, target, headers, rawBody, values: resolved.values })
  }
  const plain = draftOf(asked, interaction, run)
  const draft = { ...plain, headers: { ...plain.headers, ...Object.fromEntries(secrets) } }
  const exchange = await client.send(draft)
  const mustSign = run.profile.clients.some(({ purpose, status }) => purpose === 'main' && status === 'live')
  if (mustSign || refusedSignature(exchange) === undefined) return exchange
  return client.send({ ...draft, signing: 'unsigned' })
}

function partsOf(target: string, dialect: Dialect): { path: string; rawQuery?: string } {
  const at = target.indexOf('?')
  const path = wholePath(at === -1 ? target : target.slice(0, at), dialect)
  return at === -1 ? { path } : { path, rawQuery: target.slice(at + 1) }
}

/** The consumer's own headers, under the names of its pact in the letters that it has them in. */
function headersOf({ headers }: AskedRequest, { headerNames }: Interaction, leftOut: ReadonlySet<string>): HeaderList {
  return headers.flatMap(([name, value]): HeaderList => {
    const small = name.toLowerCase()
    const own = headerNames.find((one) => one.toLowerCase() === small)
    if (ofTheWay.has(small) || leftOut.has(small)) return []
    if (own === undefined && small === 'accept') return []
    return [[own ?? name, value]]
  })
}
