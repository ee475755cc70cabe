import type { Exchange } from '../../core/exchange.ts'
import { isSuccess } from '../../harness/checks/answers/answer.ts'
import { routeOfExchange } from '../../harness/dialect/route-of-exchange.ts'
import { rowBehind } from '../../harness/reasons/row-behind.ts'
import type { Run } from '../../harness/run/run.ts'
import type { Ruling } from '../../harness/verdicts/ruling.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { routeRow } from '../../requirements/route-row.ts'
import { filterNoticed } from './notice.ts'
import type { AssayWorld } from './world.ts'

/** The addresses of the requirements without which a ruling could not be made; none where it was made. */
export function dependsOn({ run, scene }: AssayWorld, { requirement, verdict, reason, evidence }: Ruling): string[] {
  if (verdict !== 'inconclusive') return []
  const name = run.dialect.interface
  const filters = evidence.flatMap((one) => filterNoticed(run, scene.interface.filters, one)).map(({ row }) => row)
  const behind = rowBehind(reason)
  const gates = evidence.some((one) => !isSuccess(one)) ? scene.interface.gates : []
  const rows = [...filters, ...(behind === undefined ? [] : [behind]), ...gates].map((id) => addressOf(id, name))
  return [...new Set([...routeRowsOf(run, evidence), ...rows])].filter((one) => one !== addressOf(requirement, name))
}

/** The rows of the routes to which exchanges went, what was refused first: it is the likelier cause. */
function routeRowsOf(run: Run, exchanges: readonly Exchange[]): string[] {
  const refused = exchanges.filter((exchange) => !isSuccess(exchange))
  return [...refused, ...exchanges].flatMap((exchange) => routeRowOf(run, exchange) ?? [])
}

/** Of the interface of the run where it has the route, else of one through which things are made or compared. */
function routeRowOf({ dialect, ground, others }: Run, exchange: Exchange): string | undefined {
  for (const one of [dialect, ...(ground ? [ground.dialect] : []), ...others.map((other) => other.dialect)]) {
    const route = routeOfExchange(one, exchange)
    const row = route && routeRow(one.interface, route)
    if (row) return addressOf(row.id, one.interface)
  }
  return undefined
}
