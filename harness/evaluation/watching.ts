import type { InterfaceName } from '../../core/interfaces.ts'
import type { Describe } from '../actions/scene/scene.ts'
import type { Client } from '../client/client.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { dialectOfProfile, profileIn } from '../dialect/profile-in-dialect.ts'
import { observersOf } from '../observers/rules-observed.ts'
import { Watch } from '../observers/watch.ts'
import type { Profile } from '../profile/profile.ts'
import { noReplayLog } from '../replay/no-replay-log.ts'
import { earliestToCome, hasReplayLog, scopeNow, withReplayLog } from '../replay/replay-log.ts'
import type { Exchange } from '../../core/exchange.ts'

interface Watching {
  client: Client
  interfaces: readonly InterfaceName[]
  describe: Describe
  profile: Profile
}

/** The observers of a run and the client through which they see every exchange. Where no observer decides any of these rules, they see none. */
export function watching(
  { client, interfaces, describe, profile }: Watching,
  rules: ReadonlySet<string>,
): { watch: Watch; client: Client } {
  const clockMoves = profile.control?.offers.includes('clock') === true
  const callbackKey = profile.callbacks?.public_key
  const of = { clockMoves, ...(callbackKey !== undefined && { callbackKey }) }
  const observed = interfaces.flatMap((name) => {
    const { dialect } = describe(name) ?? {}
    return dialect ? [{ ...of, dialect: dialectOfProfile(dialect, profile), clients: clientsIn(dialect, profile) }] : []
  })
  const wanted = observersOf(rules)
  const earliest = earliestToCome()
  const watch = new Watch(observed, { wanted, ...(earliest && { earliest }) })
  return { watch, client: wanted.length === 0 ? client : watchedClient(client, watch) }
}

/** The two independent clients, by the id of their keys in an interface. */
function clientsIn(dialect: Dialect, profile: Profile): ReadonlyMap<string, 'main' | 'second'> {
  return new Map(
    profileIn(dialect, profile).clients.flatMap(({ purpose, app_id: id }) =>
      purpose === 'main' || purpose === 'second' ? [[id, purpose]] : [],
    ),
  )
}

/** Runs an action whose requests have scopes. Observers use them to name the check that sent a request. */
export function inScopes<T>(act: () => Promise<T>): Promise<T> {
  return hasReplayLog() ? act() : withReplayLog(noReplayLog, act)
}

/** A client whose exchanges observers see. */
function watchedClient(client: Client, watch: Watch): Client {
  const watched = async (elsewhere: boolean, send: () => Promise<Exchange>): Promise<Exchange> => {
    const end = watch.begins(elsewhere, scopeNow())
    let exchange: Exchange | undefined
    try {
      exchange = await send()
      return exchange
    } finally {
      end(exchange)
    }
  }
  return {
    ...client,
    send: (draft) => watched(draft.baseUrl !== undefined, () => client.send(draft)),
    visited: (pages) => watch.visited(pages, scopeNow()),
    hears: (name, callback) => watch.hears(name, callback, scopeNow()),
    sendPrepared: (prepared) => watched(prepared.elsewhere === true, () => client.sendPrepared(prepared)),
  }
}
