import { valuesUnder } from '../../../schemas/applied.ts'
import { validate, type Violation } from '../../../schemas/validator.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { bodyOf, isRow, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { pick, type Picked } from '../answers/pick.ts'

export interface SchemaOptions {
  /** Where the resources stand: `data`, `data[]`, `data[].last_attempt`, `meta`, `body`. */
  pick: string
  /** The requirement row to judge; violations of other rows are left to those. All count where none is given. */
  obligation?: string
}

/**
 * Whether every resource in the answers matches the schema, as far as one requirement row is concerned.
 * Several exchanges are judged as one. No resource at all is inconclusive: a rule over nothing holds of everything. Where
 * no resource shows a value that the row speaks of, it is untested: the documents seldom demand that a field is there.
 * The reason names the words that were seen.
 */
export function matchesSchema(
  given: Exchange | readonly Exchange[],
  schemaId: string,
  options: SchemaOptions,
): Judgement {
  const exchanges = [given].flat()
  const trouble = transportErrorIn(exchanges)
  if (trouble !== undefined) return trouble
  const refused = exchanges.find((exchange) => !isSuccess(exchange))
  if (refused !== undefined) return inconclusive(`There is no resource to judge: ${outcomeOf(refused)}.`, [refused])
  const seen: unknown[] = []
  let count = 0
  for (const exchange of exchanges) {
    for (const picked of pick(bodyOf(exchange), options.pick)) {
      count += 1
      const violation = firstViolation(schemaId, picked, options.obligation)
      if (violation !== undefined) return brokenAt(violation, schemaId, exchange)
      seen.push(...seenIn(schemaId, picked, options.obligation))
    }
  }
  return judgementOver(count, seen, options, exchanges)
}

function firstViolation(schemaId: string, { place, value }: Picked, obligation?: string): Violation | undefined {
  if (value === undefined) return { place, keyword: 'required', wanted: place, got: 'nothing', obligations: [] }
  const counts = ({ obligations }: Violation): boolean =>
    obligation === undefined || obligations.length === 0 || obligations.includes(obligation)
  return validate(schemaId, value, place).find(counts)
}

/** An object without a single field shows nothing, whatever it is of. */
function seenIn(schemaId: string, { value }: Picked, obligation?: string): unknown[] {
  if (isRow(value) && Object.keys(value).length === 0) return []
  return obligation === undefined ? [value] : valuesUnder(schemaId, value, obligation)
}

function brokenAt({ place, wanted, got }: Violation, schemaId: string, exchange: Exchange): Judgement {
  const resource = schemaId.slice(schemaId.indexOf('/') + 1)
  return broken(
    `${/^[aeiou]/.test(resource) ? 'An' : 'A'} ${resource} is not as documented at ${place}.`,
    { wanted, got, place },
    [exchange],
  )
}

function judgementOver(count: number, seen: unknown[], options: SchemaOptions, exchanges: Exchange[]): Judgement {
  if (count === 0) return inconclusive(`There is nothing at ${options.pick} to judge.`, exchanges)
  if (seen.length === 0) {
    const reason = `The target shows no such value: none of ${count} resources at ${options.pick} has one.`
    return leftUntested(reason, exchanges)
  }
  const words = [...new Set(seen.filter((value) => typeof value === 'string'))].sort()
  const told = words.length > 0 && words.length <= 20 ? `; words seen: ${words.join(', ')}` : ''
  return held(`${seen.length} values in ${count} resources at ${options.pick} are as documented${told}.`, exchanges)
}
