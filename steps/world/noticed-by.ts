import { CheckStopped } from '../../core/check-stopped.ts'
import { rightRequest } from '../../harness/actions/routes/right-request.ts'
import { rightRequestAnswered } from '../../harness/checks/answers/right-request.ts'
import { asItWasAnswered } from '../../harness/dialect/as-it-was-answered.ts'
import { judgedAt, type JudgedRow } from '../../harness/verdicts/judged-row.ts'
import { routeRow } from '../../requirements/route-row.ts'
import type { AssayWorld } from './world.ts'

/**
 * The row of a route that stopped a check for evaluating that route itself, once per run: it refused a valid request, or
 * answered it in another form. Elsewhere the request may have been a special one.
 */
export function noticedBy({ run, scenario: { rows, stoppedBy } }: AssayWorld): JudgedRow[] {
  const exchange = stoppedBy instanceof CheckStopped ? stoppedBy.evidence.at(-1) : undefined
  const request = exchange && rightRequest(run, exchange)
  const id = request && routeRow(run.dialect.interface, request.route)?.id
  const row = rows.some((one) => one.id === id) ? run.requirements.get(id ?? '') : undefined
  if (!exchange || !request || !row || run.noticed.has(row.id)) return []
  const judgement = rightRequestAnswered(exchange, request)
  if (judgement.finding !== 'broken') return []
  run.noticed.add(row.id)
  return [judgedAt(row, asItWasAnswered(judgement, { routes: run.routesMet }), run.seen)]
}
