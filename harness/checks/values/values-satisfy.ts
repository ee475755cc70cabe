import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, inconclusive, type Judgement } from '../../../core/judgement.ts'
import { bodyOf, isSuccess, outcomeOf, transportErrorIn } from '../answers/answer.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { pick } from '../answers/pick.ts'

export interface ValueRule {
  /** Where the values stand, as in `matchesSchema`: `data[].code`. */
  pick: string
  /** The rule in words, for example `a code of the list of countries`. */
  wanted: string
}

/**
 * Whether every value at a place satisfies a predicate. Nulls and absent fields are not judged; no value at all, a
 * refusal and trouble are inconclusive.
 */
export function valuesSatisfy(
  exchanges: readonly Exchange[],
  satisfies: (value: unknown) => boolean,
  rule: ValueRule,
): Judgement {
  const trouble = transportErrorIn(exchanges)
  if (trouble !== undefined) return trouble
  const refused = exchanges.find((exchange) => !isSuccess(exchange))
  if (refused !== undefined) return inconclusive(`There is nothing to judge: ${outcomeOf(refused)}.`, [refused])
  let count = 0
  for (const exchange of exchanges) {
    for (const { place, value } of pick(bodyOf(exchange), rule.pick)) {
      if (value === null || value === undefined) continue
      count += 1
      if (satisfies(value)) continue
      const difference = { wanted: rule.wanted, got: (jsonText(value) ?? '').slice(0, 80), place }
      return broken(`A value at ${place} is not as documented.`, difference, [exchange])
    }
  }
  if (count === 0) return inconclusive(`There is no value at ${rule.pick} to judge.`, [...exchanges])
  return held(`All ${count} values at ${rule.pick} are ${rule.wanted}.`, [...exchanges])
}

/**
 * Whether every link at a place leads to something known. `known` are the ids or codes of the list pointed to; where it
 * is empty nothing follows.
 */
export function everyLinkResolves(exchanges: readonly Exchange[], known: Iterable<string>, rule: ValueRule): Judgement {
  const targets = new Set(known)
  if (targets.size === 0) return inconclusive('The list that is pointed to is empty.', [...exchanges])
  return valuesSatisfy(exchanges, (value) => targets.has(String(value)), rule)
}
