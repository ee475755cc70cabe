import type { Sandbox } from '../world/sandbox.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { CertificateRole } from './store/open-finance-consent.ts'
import type { Fields } from '../basics/values.ts'
import type { OpenFinanceCode, Problem } from './rules/open-finance-error-rules.ts'
import { logFault } from '../basics/log-fault.ts'

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

/** Refuses an open-finance request for one or more problems of one code. */
export class Refused extends Error {
  readonly problems: readonly [Problem, ...Problem[]]
  readonly headers: Record<string, string>

  constructor(problems: readonly [Problem, ...Problem[]], headers: Record<string, string> = {}) {
    super(problems.map(({ text }) => text).join('; '))
    this.problems = problems
    this.headers = headers
  }
}

/** A refusal for one problem. */
export function refused(code: OpenFinanceCode, text: string, path?: string): Refused {
  return new Refused([path === undefined ? { code, text } : { code, text, path }])
}

/** The answer to a request that was refused. Source: Open-finance message block; Errors, Open-finance errors. */
export function refusalReply({ rules }: Sandbox, error: unknown): OpenFinanceReply {
  if (!(error instanceof Refused)) return ownFault(error)
  const { errors } = rules.openFinance
  const [first] = error.problems
  const blocks = errors.reported(error.problems).map((problem) =>
    errors.block({
      category: 'ERROR',
      code: errors.codeSent(problem.code),
      ...(problem.path !== undefined && { path: errors.path(problem.path) }),
      text: errors.text(problem.text),
    }),
  )
  return { status: errors.statuses[first.code], json: errors.body(blocks), headers: error.headers }
}

/** An internal error: the documents have no code for it. */
function ownFault(error: unknown): OpenFinanceReply {
  logFault(error)
  const text = 'the sandbox failed on this request; see its log'
  return { status: 500, json: { apiClientMessages: [{ category: 'ERROR', code: 'SERVER_FAULT', text }] } }
}
