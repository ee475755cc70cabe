import type { Exchange } from '../../core/exchange.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { filtersBroken, observer as listFilter } from '../../harness/observers/rules/list-filter.ts'
import { idsAt } from '../../harness/observers/rules-observed.ts'
import { routeOfExchange } from '../../harness/dialect/route-of-exchange.ts'
import { rowBehind } from '../../harness/reasons/row-behind.ts'
import type { Run } from '../../harness/run/run.ts'
import type { JudgedRow } from '../../harness/verdicts/judged-row.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { routeRow } from '../../requirements/route-row.ts'
import { obligationsOf } from '../../schemas/attribution.ts'
import { schemaLibrary } from '../../schemas/library.ts'
import type { AssayWorld } from './world.ts'

/** The addresses of the requirements that an inconclusive judgement depends on; none for another one. */
export function dependsOn({ run, scene }: AssayWorld, { row, judgement }: JudgedRow): string[] {
  const { finding, reason, evidence } = judgement
  if (finding !== 'inconclusive') return []
  const name = run.dialect.interface
  const broken = evidence.flatMap((one) => filtersBroken(run.dialect, one))
  const filters = broken.flatMap(({ point }) => idsAt(listFilter, point, name))
  const behind = rowBehind(reason)
  const gates = evidence.some((one) => !isSuccess(one)) ? scene.interface.gates : []
  const forms = reason.code === 'set-up-ended' ? evidence.flatMap((one) => formRowsOf(run, one)) : []
  const rows = [
    ...filters.filter((id) => run.requirements.has(id)),
    ...forms,
    ...(behind === undefined ? [] : [behind]),
    ...gates,
  ]
  const addresses = [...routeRowsOf(run, evidence), ...rows.map((id) => addressOf(id, name))]
  return [...new Set(addresses)].filter((one) => one !== addressOf(row.id, name))
}

/** The rows of the exchanges' routes. Refused exchanges come first, as the likelier cause. */
function routeRowsOf(run: Run, exchanges: readonly Exchange[]): string[] {
  const refused = exchanges.filter((exchange) => !isSuccess(exchange))
  return [...refused, ...exchanges].flatMap((exchange) => routeRowOf(run, exchange) ?? [])
}

/** The route's row in the run's interface, or else in one that makes or compares things. */
function routeRowOf({ dialect, baseVersion, others }: Run, exchange: Exchange): string | undefined {
  for (const one of [dialect, ...(baseVersion ? [baseVersion.dialect] : []), ...others.map((other) => other.dialect)]) {
    const route = routeOfExchange(one, exchange)
    const row = route && routeRow(one.interface, route)
    if (row) return addressOf(row.id, one.interface)
  }
  return undefined
}

/** The rows of an accepted answer's schema as a whole: a set-up that fails on such an answer misses something in it. */
function formRowsOf({ dialect, requirements }: Run, exchange: Exchange): string[] {
  const answer = isSuccess(exchange) ? routeOfExchange(dialect, exchange)?.answer : undefined
  if (typeof answer !== 'object') return []
  const schema = schemaLibrary().get(schemaIn(dialect, 'one' in answer ? answer.one : answer.list))
  return schema === undefined ? [] : obligationsOf(schema).filter((id) => requirements.has(id))
}
