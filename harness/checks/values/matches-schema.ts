import { check } from '../answers/check.ts'
import { demandLeftIn, demandSome, demandAccepted } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import { valuesUnder } from '../../../schemas/applied.ts'
import { validate, type Violation } from '../../../schemas/validator.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { mostShown } from '../../../core/most-shown.ts'
import { differs, held, type Judgement, holds } from '../../../core/judgement.ts'
import { bodyOf, isRow } from '../answers/answer.ts'
import { pick, type Picked } from '../answers/pick.ts'

export interface SchemaOptions {
  /** Where the resources stand: `data`, `data[]`, `data[].last_attempt`, `meta`, `body`. */
  pick: string
  /** The requirement row to evaluate; violations of other rows are left to those. All count where none is given. */
  obligation?: string
}

/**
 * Whether every resource in the answers matches the schema, as far as one requirement row is concerned.
 * Several exchanges are evaluated as one. No resource at all is inconclusive: a rule over nothing holds of everything. Where
 * no resource shows a value that the row speaks of, it is untested: the documents seldom demand that a field is there.
 * The reason names the words that were seen.
 */
export const matchesSchema = check(
  (given: Exchange | readonly Exchange[], schemaId: string, options: SchemaOptions) => {
    const exchanges = [given].flat()
    demandAccepted(exchanges, 'resource')
    const seen: unknown[] = []
    let count = 0
    let implied: Judgement | undefined
    for (const exchange of exchanges) {
      for (const picked of pick(bodyOf(exchange), options.pick)) {
        count += 1
        const violation = firstViolation(schemaId, picked, options.obligation)
        const found = violation && brokenAt(violation, schemaId, exchange)
        if (found && !found.atMost) return found
        implied ??= found
        seen.push(...seenIn(schemaId, picked, options.obligation))
      }
    }
    return implied ?? judgementOver(count, seen, options, exchanges)
  },
)

/** The first violation of what is stated, or of what is only implied where there is no other. */
function firstViolation(schemaId: string, { place, value }: Picked, obligation?: string): Violation | undefined {
  if (value === undefined) return { place, keyword: 'required', wanted: 'a value', got: 'nothing', obligations: [] }
  const counts = ({ obligations }: Violation): boolean =>
    obligation === undefined || obligations.length === 0 || obligations.includes(obligation)
  const violations = validate(schemaId, value, place).filter(counts)
  return violations.find(({ atMost }) => atMost === undefined) ?? violations[0]
}

/** An object without a single field shows nothing, whatever it is of. */
function seenIn(schemaId: string, { value }: Picked, obligation?: string): unknown[] {
  if (isRow(value) && Object.keys(value).length === 0) return []
  return obligation === undefined ? [value] : valuesUnder(schemaId, value, obligation)
}

/** A judgement that a resource is not what its schema asks, at the level of the schema in its version. */
export function brokenAt({ place, wanted, got, atMost }: Violation, schemaId: string, exchange: Exchange): Judgement {
  return { ...differs({ wanted, got, place }, [exchange]), ...(atMost && { atMost }) }
}

/** What a schema describes: `ais/account-extra` describes an `account extra`. */
export function nameOfSchema(schemaId: string): string {
  return schemaId.slice(schemaId.indexOf('/') + 1).replaceAll('-', ' ')
}

function judgementOver(resources: number, seen: unknown[], options: SchemaOptions, exchanges: Exchange[]): Judgement {
  const place = options.pick
  demandSome(resources, `value at ${place}`)
  demandLeftIn(seen.length, `such a value at ${place}`)
  const all = [...new Set(seen.filter((value) => typeof value === 'string'))].sort()
  // More words are names and ids rather than a list of the documents.
  if (all.length === 0 || all.length > mostShown.lines) return holds(exchanges, seen.length, 'value')
  return held(because('values-shown', { place, values: all }), exchanges)
}
