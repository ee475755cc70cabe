import type { Client } from '../../../harness/client/client.ts'
import type { Draft } from '../../../harness/client/draft.ts'
import type { PreparedRequest } from '../../../harness/client/prepare.ts'
import type { Profile } from '../../../harness/profile/profile.ts'
import { scopeNow } from '../../../harness/replay/replay-log.ts'
import type { Asked } from './asked.ts'
import { fromBefore, type RouteOf } from './from-before.ts'
import { passes } from './gateway.ts'
import type { Interference, LiveAlteration } from './live-alteration.ts'
import { ignoring, repeating, unverified } from './looks-away.ts'

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
