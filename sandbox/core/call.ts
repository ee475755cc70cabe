import type { Client, Customer, Login } from '../store/entities.ts'
import type { Sandbox } from './sandbox.ts'

/** A request that passed the gates (keys, signature, client status, secrets), as a handler sees it. */
export interface Call {
  sandbox: Sandbox
  client: Client
  /** Present when the route declares that it needs a Customer-secret. */
  customer?: Customer
  /** Present when the route declares that it needs a Login-secret. */
  login?: Login
  params: Record<string, string>
  query: URLSearchParams
  /** The parsed JSON body, or the fields of a multipart form; undefined when there was none. */
  body: unknown
  /** The uploaded `file` part of a multipart form. */
  file?: { name: string; bytes: Buffer }
  headers: Record<string, string | string[] | undefined>
  remoteIp: string
}

/** What a handler gives back; the core wraps it in the envelope. */
export interface Reply {
  data: unknown
  meta?: unknown
}

/** One line of a route table: `sandbox/<topic>/routes.ts` exports an array of them. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With fastify parameters: `/api/v4/logins/:login_id`. */
  path: string
  /** Name used by rules and mutants to speak of the route: `logins/show`. */
  name: string
  customerSecret?: 'needed' | 'optional'
  loginSecret?: 'needed' | 'optional'
  /** Whether app keys may call it. */
  appKeys: boolean
  handle: (call: Call) => Reply | Promise<Reply>
}
