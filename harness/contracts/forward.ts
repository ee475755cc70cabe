import type { Client } from '../client/client.ts'
import type { Draft } from '../client/draft.ts'
import type { Exchange, HeaderList } from '../../core/exchange.ts'
import { type Dialect, routeAt } from '../dialect/dialect.ts'
import { paceOf } from '../dialect/rate-limits.ts'
import type { Run } from '../run/run.ts'
import type { ConsumerRequest, Sending } from '../actions/scene/interface-behaviour.ts'
import { markHeader } from './pacts/marked-pact.ts'
import { wholePath } from './pacts/interface-of.ts'
import type { Interaction } from './pacts/pact.ts'
import type { Resolved } from './states/state.ts'

/** A request from the verifier, with the values of states filled in. */
export interface AskedRequest {
  method: string
  /** Path and query, exactly as received. */
  target: string
  headers: HeaderList
  body: Buffer
}

/** Headers of the verifier or its connection, not of the consumer. */
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

/** Headers for which a pact has an example at most. Assay sends the profile's keys. */
const keys = new Set(['app-id', 'secret', 'client-id', 'service-secret', 'app-secret', 'expires-at', 'signature'])

/**
 * A consumer's request as sent to the target: with the profile's keys, and signed where the client has a key. Path,
 * query, body and secrets stay those of the consumer.
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
  /** Sends the request in the interface's own way, where it has one. */
  own: ((by: Sending, asked: ConsumerRequest) => Promise<Exchange>) | undefined
  /** Added headers that the pact does not have. */
  secrets: HeaderList
}

/** Sends a consumer's request to the target; a transport error is recorded in the exchange. */
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
  return client.send(draft)
}

function partsOf(target: string, dialect: Dialect): { path: string; rawQuery?: string } {
  const at = target.indexOf('?')
  const path = wholePath(at === -1 ? target : target.slice(0, at), dialect)
  return at === -1 ? { path } : { path, rawQuery: target.slice(at + 1) }
}

/** The consumer's own headers, in the letter case of its pact. */
function headersOf({ headers }: AskedRequest, { headerNames }: Interaction, leftOut: ReadonlySet<string>): HeaderList {
  return headers.flatMap(([name, value]): HeaderList => {
    const small = name.toLowerCase()
    const asInPact = headerNames.find((one) => one.toLowerCase() === small)
    if (ofTheWay.has(small) || leftOut.has(small)) return []
    if (asInPact === undefined && small === 'accept') return []
    return [[asInPact ?? name, value]]
  })
}
