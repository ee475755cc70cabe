import { asItWasAnswered } from '../../harness/dialect/as-it-was-answered.ts'
import { judgedAt, type JudgedRow } from '../../harness/verdicts/judged-row.ts'
import { routeNoticed } from './notice.ts'
import type { AssayWorld } from './world.ts'

/**
 * The row of a route that refuses the requests for evaluating that route itself, once per run: it refuses a valid
 * request. Elsewhere the request may have been a special one.
 */
export function noticedBy({ run, scenario }: AssayWorld): JudgedRow[] {
  const own = routeNoticed(run, scenario.stoppedBy).filter(({ row: id }) => scenario.rows.some((row) => row.id === id))
  return own.flatMap(({ row: id, judgement }) => {
    const row = run.requirements.get(id)
    if (!row || run.noticed.has(id)) return []
    run.noticed.add(id)
    return [judgedAt(row, asItWasAnswered(judgement, { routes: run.routesMet }), run.seen)]
  })
}
