import type { Sandbox } from '../world/sandbox.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { CertificateRole } from './store/open-finance-consent.ts'
import type { Fields } from '../basics/values.ts'

/** A request that passed the gates: its certificate, signature, digest and body are right. */
export interface OpenFinanceCall {
  sandbox: Sandbox
  provider: SandboxProvider
  /** Of the address; there where the route's path names it. */
  consentId: string
  /** By lower-case name. */
  headers: Record<string, string | undefined>
  /** The parsed body; empty where the route reads none. */
  body: Fields
}

/** An answer that refuses nothing; without `json` it has no body. */
export interface OpenFinanceReply {
  status: number
  json?: unknown
  headers?: Record<string, string>
}

export interface OpenFinanceRoute {
  name: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Segments below /v2; `:consent_id` stands for any. */
  path: string
  role: CertificateRole
  /** What is wrong with the body; a route without it reads none. */
  misfits?: (call: OpenFinanceCall) => Array<{ text: string; path?: string }>
  handle: (call: OpenFinanceCall) => OpenFinanceReply
}
