import { logFault } from '../basics/log-fault.ts'
import type { Sandbox } from '../world/sandbox.ts'
import type { OpenFinanceReply } from './open-finance-call.ts'
import { Refused } from './refused.ts'

/** The answer to a request that was refused. Source: Open-finance message block; Errors, Open-finance errors. */
export function refusalReply({ rules }: Sandbox, error: unknown): OpenFinanceReply {
  if (!(error instanceof Refused)) return ownFault(error)
  const { errors } = rules.openFinance
  const [first] = error.problems
  const blocks = errors.reported(error.problems).map((problem) =>
    errors.block({
      category: errors.category(problem),
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
