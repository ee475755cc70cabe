import type { IncomingHttpHeaders } from 'node:http'
import type { Client, Customer, Login } from '../store/entities.ts'
import type { Version } from '../versions/kit/version.ts'
import type { VersionName } from '../basics/version-name.ts'
import type { SecretRoute } from '../rules/access/access-rules.ts'
import type { Sandbox } from '../world/sandbox.ts'

/** A request that passed all checks (keys, signature, client status, secrets), as a handler sees it. */
export interface Call {
  sandbox: Sandbox
  /** The version of the request. Query, body and headers already have the names of version 4. */
  version: Version
  client: Client
  /** The customer of the Customer-secret; present when the route needs one. */
  customer?: Customer
  /** The login of the path's login_id or the Login-secret; present when the route needs one. */
  login?: Login
  /** The address as received: path and query. */
  url: string
  params: Record<string, string>
  query: URLSearchParams
  /** The parsed JSON body, or the fields of a multipart form; undefined when there was none. */
  body: unknown
  /** The uploaded `file` part of a multipart form. */
  file?: { name: string; bytes: Buffer }
  headers: IncomingHttpHeaders
  remoteIp: string
  /** The User-Agent header; null when it is absent. */
  userAgent: string | null
}

/** A handler's result; the server adds the envelope. */
export interface Reply {
  data: unknown
  meta?: unknown
}

/** One line of a route table: `sandbox/<topic>/routes.ts` exports an array of them. Written once for all versions. */
export interface Route extends SecretRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the root of a version, with fastify parameters and in the words of version 4: `/logins/:login_id`. */
  path: string
  /** The versions that have it; versions 3, 4 and 5 when absent. */
  versions?: readonly VersionName[]
  /** Whether a GET or DELETE route reads its body. */
  readsBody?: boolean
  appKeys: boolean
  handle: (call: Call) => Reply | Promise<Reply>
}
