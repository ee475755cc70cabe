import type { Exchange } from '../client/exchange.ts'
import type { Judgement } from '../run/judgement.ts'
import { isSuccess, rowsOf, troubleIn } from './answer.ts'
import { matchesSchema, type SchemaOptions } from './matches-schema.ts'

/**
 * Whether values that a list may show or leave out match the schema where they are shown. A list with rows of which none
 * shows such a value leaves the rule untested: nobody is obliged to have one. No row at all is inconclusive.
 */
export function shownValuesMatch(exchanges: readonly Exchange[], schemaId: string, options: SchemaOptions): Judgement {
  return whereShown(exchanges, matchesSchema(exchanges, schemaId, options))
}

/** The judgement, but untested where it was inconclusive only because none of the rows shows what it is about. */
export function whereShown(exchanges: readonly Exchange[], judgement: Judgement): Judgement {
  const unreadable = troubleIn(exchanges) !== undefined || !exchanges.every(isSuccess)
  if (judgement.finding !== 'inconclusive' || unreadable) return judgement
  const count = exchanges.flatMap((exchange) => rowsOf(exchange) ?? []).length
  if (count === 0) return judgement
  const reason = `None of the ${count} rows at hand shows such a value, and none has to.`
  return { finding: 'untested', reason, evidence: [...exchanges] }
}
