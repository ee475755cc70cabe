import { check } from '../answers/check.ts'
import { demandLeftIn } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { bodyOf, isSuccess, rowsOfAll } from '../answers/answer.ts'
import { matchesSchema, type SchemaOptions } from './matches-schema.ts'
import { pick } from '../answers/pick.ts'
import { everyLinkResolves, type ValueRule } from './values-satisfy.ts'

/**
 * Whether values that rows may show or leave out match the schema where they are shown. Rows of which none shows such a
 * value leave the rule untested: nobody is obliged to have one. No row at all is inconclusive.
 */
export const shownValuesMatch = check((exchanges: readonly Exchange[], schemaId: string, options: SchemaOptions) => {
  demandShownAt(options.pick, exchanges)
  return matchesSchema(exchanges, schemaId, options)
})

/** Whether links that rows may show or leave out lead to something known where they are shown; untested as above. */
export const shownLinksResolve = check((exchanges: readonly Exchange[], known: Iterable<string>, rule: ValueRule) => {
  demandShownAt(rule.pick, exchanges)
  return everyLinkResolves(exchanges, known, rule)
})

/** Where there are rows, one shows the value. @throws CheckStopped (untested) */
function demandShownAt(path: string, exchanges: readonly Exchange[]): void {
  const resources = countOf(exchanges)
  const shown = exchanges.some((exchange) => pick(bodyOf(exchange), path).some(({ value }) => value !== null))
  demandLeftIn(shown || resources === 0, `such a value at ${path}`)
}

/** How many rows there are; none where one of the lists could not be read. */
function countOf(exchanges: readonly Exchange[]): number {
  return exchanges.every(isSuccess) ? rowsOfAll(exchanges).length : 0
}
