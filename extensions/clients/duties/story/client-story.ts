import { headerOf } from '../../../../core/header-of.ts'
import type { KeyObject } from 'node:crypto'
import type { Exchange } from '../../../../core/exchange.ts'
import type { Judgement } from '../../../../core/judgement.ts'
import type { Route } from '../../../../requirements/tables/routes/route.ts'
import type { Dialect } from '../../../../harness/dialect/dialect.ts'
import type { SeenCallback, SeenRequest } from '../../../../sandbox/world/sandbox.ts'
import type { Shown } from './shown.ts'

/** All that was seen of clients, in the order in which it came. */
export interface SeenOfClients {
  requests: readonly SeenRequest[]
  callbacks: readonly SeenCallback[]
  /** How many requests came later and were not kept; none when absent. */
  dropped?: number
}

export interface ClientRequest {
  seen: SeenRequest
  exchange: Exchange
  /** `GET /api/v4/accounts`, and its path alone. */
  name: string
  path: string
  /** Undefined where the interface has no such route. */
  route: Route | undefined
  query: URLSearchParams
  /** The parsed body, and what it has under `data`; undefined where it has none. */
  json: unknown
  data: unknown
  /** By the machine's clock and by that of the sandbox, in milliseconds. */
  atMs: number
  clockMs: number
}

/** A callback, with the exchange that shows it in reports. Tries of one callback follow each other. */
export interface ClientCallback {
  seen: SeenCallback
  exchange: Exchange
}

/** What is known of clients without any request of theirs. */
export interface KnownOfClients {
  /** The public keys that they registered, by their App-id. */
  keys: ReadonlyMap<string, KeyObject>
  secrets: ReadonlySet<string>
  /** Set where clients may have been shown things that were not seen, as before a proxy was put in between. */
  isPartial?: boolean
}

export interface ClientStory extends KnownOfClients {
  dialect: Dialect
  requests: readonly ClientRequest[]
  /** Those to other interfaces too. */
  everything: readonly ClientRequest[]
  /** About logins that were made through this interface. */
  callbacks: readonly ClientCallback[]
  /** Visits to hosted pages whose address this interface gave. */
  visits: ReadonlyArray<{ exchange: Exchange }>
  /** Where pages sent a user. */
  redirects: readonly URL[]
  shown: Shown
}

export type Duty = (story: ClientStory) => Judgement

/** The value of a header that was sent, in whatever case its name came; undefined without it, or where it is empty. */
export function sentHeader({ seen }: Pick<ClientRequest, 'seen'>, name: string): string | undefined {
  return headerOf(seen, name) || undefined
}

/** The id of the login whose secret a request has; undefined without one that was shown. */
export function loginBySecret(request: ClientRequest, { dialect, shown }: ClientStory): string | undefined {
  return shown.secrets.get(sentHeader(request, dialect.loginSecretHeader) ?? '')?.login
}
