import { check } from '../answers/check.ts'
import { demandLeftIn, demandSome, demandAccepted } from '../answers/demands.ts'
import { because } from '../../reasons/because.ts'
import { valuesUnder } from '../../../schemas/applied.ts'
import { validate, type Violation } from '../../../schemas/validator.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { mostShown } from '../../../core/most-shown.ts'
import { differs, held, type Judgement, holds } from '../../../core/judgement.ts'
import { bodyOf, isRow, isSuccess, rowsOfAll } from '../answers/answer.ts'
import { pick, type Picked } from '../answers/pick.ts'
import { namingAbsent } from '../answers/unknown-route.ts'
import { everyLinkResolves, type ValueRule } from './values-satisfy.ts'

interface SchemaOptions {
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

/** Answers that show resources of one kind. */
export interface Resources {
  exchanges: readonly Exchange[]
  schema: string
  /** Where they stand: `data`, `data[]`. */
  pick: string
}

/**
 * Whether resources of several kinds keep one rule, such as that of a data type. The first kind that breaks it is reported, one of a stated schema before others;
 * kinds without a value that the rule is about are passed over. Where there are resources and none shows one it is
 * untested, since presence is seldom demanded; without any resource it is inconclusive.
 * Routes that the target does not have are named beside what the others show.
 */
export const resourcesMatch = check((kinds: readonly Resources[], obligation: string) => {
  const decided: string[] = []
  let unshown = 0
  const evidence: Exchange[] = []
  let implied: Judgement | undefined
  for (const { exchanges, schema, pick } of kinds) {
    const judgement = matchesSchema(exchanges, schema, { pick, obligation })
    if (judgement.finding === 'broken' && !judgement.atMost) return judgement
    if (judgement.finding === 'broken') implied ??= judgement
    if (judgement.finding === 'untested') unshown += 1
    if (judgement.finding !== 'held') continue
    decided.push(nameOfSchema(schema))
    evidence.push(...judgement.evidence)
  }
  if (implied) return implied
  const isShown = decided.length > 0
  demandLeftIn(isShown || unshown === 0, 'such a value')
  demandSome(isShown, 'resource')
  const match = holds(evidence, new Set(decided).size, 'kind of resource', 'kinds of resources')
  return namingAbsent(
    match,
    kinds.flatMap(({ exchanges }) => exchanges),
  )
})

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
