import type { Exchange } from '../../core/exchange.ts'
import type { Client } from '../client/client.ts'
import { scopeNow } from '../replay/replay-log.ts'
import type { Watch } from './watch.ts'

/** A client whose exchanges observers see. */
export function watchedClient(client: Client, watch: Watch): Client {
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
