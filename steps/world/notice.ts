import { CheckStopped } from '../../core/check-stopped.ts'
import type { Judgement } from '../../core/judgement.ts'
import { rightRequest } from '../../harness/actions/routes/right-request.ts'
import { rightRequestAnswered } from '../../harness/checks/answers/right-request.ts'
import type { Run } from '../../harness/run/run.ts'
import { routeRow } from '../../requirements/route-row.ts'

/** A rule that is seen broken on the way to something else, with the id of its row. */
export interface Noticed {
  row: string
  judgement: Judgement
}

/** What stopped a check, where it is that a route refuses a valid request or answers it in another form. */
export function routeNoticed(run: Run, stoppedBy: unknown): Noticed[] {
  const exchange = stoppedBy instanceof CheckStopped ? stoppedBy.evidence.at(-1) : undefined
  const request = exchange && rightRequest(run, exchange)
  const row = request && routeRow(run.dialect.interface, request.route)
  if (!exchange || !request || !row) return []
  const judgement = rightRequestAnswered(exchange, request)
  return judgement.finding === 'broken' ? [{ row: row.id, judgement }] : []
}
