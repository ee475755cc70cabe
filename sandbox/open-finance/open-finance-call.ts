import type { Sandbox } from '../world/sandbox.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { CertificateRole } from './store/open-finance-consent.ts'
import type { Fields } from '../basics/values.ts'

/** A request that passed the checks of its certificate, signature, digest and body. */
export interface OpenFinanceCall {
  sandbox: Sandbox
  provider: SandboxProvider
  /** From the path; present when the route names it. */
  consentId: string
  /** By lower-case name. */
  headers: Record<string, string | undefined>
  /** The parsed body; empty for a route that reads none. */
  body: Fields
}

/** An answer to an accepted request; without `json` it has no body. */
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
  /** The errors of the body; absent for a route that reads none. */
  misfits?: (call: OpenFinanceCall) => Array<{ text: string; path?: string }>
  handle: (call: OpenFinanceCall) => OpenFinanceReply
}
