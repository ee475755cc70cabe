import { CheckStopped } from '../../core/check-stopped.ts'
import type { Judgement } from '../../core/judgement.ts'
import { rightRequest } from '../../harness/actions/routes/right-request.ts'
import { rightRequestAnswered } from '../../harness/checks/answers/right-request.ts'
import type { Run } from '../../harness/run/run.ts'
import { routeRow } from '../../requirements/route-row.ts'

/** A rule found broken on the way to another, by the id of its row. */
export interface Noticed {
  row: string
  judgement: Judgement
}

/** The row of a route that stopped a check by refusing a valid request or answering in another form. */
export function routeNoticed(run: Run, stoppedBy: unknown): Noticed[] {
  const exchange = stoppedBy instanceof CheckStopped ? stoppedBy.evidence.at(-1) : undefined
  const request = exchange && rightRequest(run, exchange)
  const row = request && routeRow(run.dialect.interface, request.route)
  if (!exchange || !request || !row) return []
  const judgement = rightRequestAnswered(exchange, request)
  return judgement.finding === 'broken' ? [{ row: row.id, judgement }] : []
}
