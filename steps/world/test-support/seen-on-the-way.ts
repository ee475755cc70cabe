import type { Exchange } from '../../../core/exchange.ts'
import { sampleData, sampleRefusal } from '../../../harness/checks/test-support/sample-exchange.ts'
import { RoutesMet } from '../../../harness/dialect/routes-met.ts'
import { observer as listFilter } from '../../../harness/observers/rules/list-filter.ts'
import { idsAt } from '../../../harness/observers/rules-observed.ts'
import { dialect as version6 } from '../../../interfaces/ais-v6/interface.ts'
import { description } from '../../../interfaces/ais-v4/interface.ts'
import { routeRow } from '../../../requirements/route-row.ts'
import { obligationsOf } from '../../../schemas/attribution.ts'
import { schemaLibrary } from '../../../schemas/library.ts'
import type { AssayWorld } from '../world.ts'

/** An exchange with this path. */
export function at<One extends Exchange>(path: string, exchange: One): One {
  return { ...exchange, request: { ...exchange.request, url: `https://bank.example/prefix${path}` } }
}

const ofTwo = ['8', '9'].map((id) => ({ id, customer_id: id }))
/** A list of one customer's logins that wrongly shows two customers'. */
export const foreign = at('/api/v4/logins?customer_id=7', sampleData(ofTwo))

const bare = { strength: 'stated', needs: [] }
/** The row of a route. */
export const show = { ...bare, id: routeRow('ais-v4', { request: 'show a login' })?.id ?? '' }

/** The row of the filter that such a list ignores. */
export const filtered = { ...bare, id: idsAt(listFilter, 'logins', 'ais-v4')[0] ?? '' }

/** The row of a token's schema. */
const token = { ...bare, id: obligationsOf(schemaLibrary().get('ais/token') ?? {})[0] ?? '' }

/** A world of version 4 whose run evaluates these rows; `change` changes its scenario. */
export function worldOf(change: object = {}): AssayWorld {
  const run = {
    dialect: description.dialect,
    others: [{ dialect: version6 }],
    profile: { providers: [], data: {} },
    requirements: new Map([show, filtered, token].map((row) => [row.id, row])),
    noticed: new Set<string>(),
    routesMet: new RoutesMet(description.dialect),
    seen: { accepted: 1 },
  }
  const scenario = { rows: [show], stoppedBy: undefined, ...change }
  return { run, scene: { interface: description }, scenario } as unknown as AssayWorld
}

/** A refusal to show a login. */
export const refused = at('/api/v4/logins/7', sampleRefusal(400, 'WrongRequestFormat'))
