import type { Exchange } from '../../core/exchange.ts'
import type { Profile } from '../profile/profile.ts'
import type { Client } from './client.ts'
import type { PreparedRequest } from './prepare.ts'
import { sentRequest } from './record.ts'

/** More than any check needs of a right target with the default number of generated cases. */
const fewest = 1000

/** How many requests of a run one check may send: a tenth of the budget, so that no list without end leaves the others none. */
export function shareOf({ requests }: Profile['budget']): number {
  return Math.max(fewest, Math.ceil(requests / 10))
}

/** The client of one check, which sends so many requests. Each further one ends unsent, in a transport error. */
export function withShare(client: Client, most: number): Client {
  let sent = 0
  const isSpent = () => (sent += 1) > most
  const unsent = (prepared: PreparedRequest): Exchange => ({
    id: `share${sent}`,
    at: new Date().toISOString(),
    durationMs: 0,
    request: sentRequest(prepared, prepared.headers),
    trouble: {
      code: 'CHECK_SHARE_SPENT',
      message: `This check has sent ${most} requests, its share of the budget. Raise budget.requests.`,
    },
  })
  return {
    ...client,
    send: async (draft) => (isSpent() ? unsent(await client.prepare(draft)) : client.send(draft)),
    sendPrepared: async (prepared) => (isSpent() ? unsent(prepared) : client.sendPrepared(prepared)),
  }
}
