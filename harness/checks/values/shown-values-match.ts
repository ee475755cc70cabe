import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, rowsOfAll } from '../answers/answer.ts'
import { matchesSchema, type SchemaOptions } from './matches-schema.ts'
import { pick } from '../answers/pick.ts'
import { everyLinkResolves, type ValueRule } from './values-satisfy.ts'
import { leftOut } from '../answers/nothing-in.ts'

/**
 * Whether values that rows may show or leave out match the schema where they are shown. Rows of which none shows such a
 * value leave the rule untested: nobody is obliged to have one. No row at all is inconclusive.
 */
export function shownValuesMatch(exchanges: readonly Exchange[], schemaId: string, options: SchemaOptions): Judgement {
  return untestedWhereNoneShown(exchanges, options.pick) ?? matchesSchema(exchanges, schemaId, options)
}

/** Whether links that rows may show or leave out lead to something known where they are shown; untested as above. */
export function shownLinksResolve(exchanges: readonly Exchange[], known: Iterable<string>, rule: ValueRule): Judgement {
  return untestedWhereNoneShown(exchanges, rule.pick) ?? everyLinkResolves(exchanges, known, rule)
}

function untestedWhereNoneShown(exchanges: readonly Exchange[], path: string): Judgement | undefined {
  const resources = countOf(exchanges)
  const shown = exchanges.some((exchange) => pick(bodyOf(exchange), path).some(({ value }) => value !== null))
  if (shown || resources === 0) return undefined
  return leftOut(`such a value at ${path}`, exchanges)
}

/** How many rows there are; none where one of the lists could not be read. */
function countOf(exchanges: readonly Exchange[]): number {
  return exchanges.every(isSuccess) ? rowsOfAll(exchanges).length : 0
}
