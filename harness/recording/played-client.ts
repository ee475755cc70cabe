import type { Exchange } from '../../core/exchange.ts'
import type { Client } from '../client/client.ts'
import { type ClientStats, countTransportError } from '../client/client-stats.ts'
import { type PreparedRequest, prepare } from '../client/prepare.ts'
import { sentRequest } from '../client/record.ts'
import type { Profile } from '../profile/profile.ts'
import { reading, scopeNow } from '../replay/replay-log.ts'
import type { Player } from './player.ts'

/** A client that sends nothing: the recording answers each request. */
export function playedClient(
  client: Client,
  { profile, player, at }: { profile: Profile; player: Player; at: string },
): Client {
  const stats: ClientStats = { ...client.stats() }
  let seconds = Math.floor(Date.parse(at) / 1000)

  function give(prepared: PreparedRequest): Exchange {
    const { name, method, url, headers, body } = prepared
    const found = player.take(scopeNow(), { name, method, url, body: body.toString() }, headers)
    stats.requests += 1
    const exchange = found ?? notHeld(prepared, `n${stats.requests}`)
    stats.answerMs += exchange.durationMs
    stats.bytesReceived += exchange.answer?.body.length ?? 0
    if (exchange.trouble) countTransportError(stats, exchange.request, exchange.trouble)
    return exchange
  }

  return {
    ...client,
    send: async (draft) => give(prepare(draft, profile, seconds)),
    sendPrepared: async (prepared) => give(prepared),
    prepare: async (draft) => prepare(draft, profile, seconds),
    secondsNow() {
      seconds = reading('seconds', () => seconds)
      return seconds
    },
    clock: () => reading('clock', () => undefined),
    leftMs: () => (client.stopped() === undefined ? Number.POSITIVE_INFINITY : 0),
    stats: () => ({ ...stats }),
  }
}

function notHeld(prepared: PreparedRequest, id: string): Exchange {
  const message = 'The recording does not hold this request. Run Assay on the target again to evaluate what needs it.'
  return {
    id,
    at: new Date(0).toISOString(),
    durationMs: 0,
    request: sentRequest(prepared, prepared.headers),
    trouble: { code: 'NOT_IN_RECORDING', message },
  }
}
