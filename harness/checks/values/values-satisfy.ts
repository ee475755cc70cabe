import { check } from '../answers/check.ts'
import { demandSome, demandAccepted } from '../answers/demands.ts'
import { jsonOrNothing } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { bodyOf } from '../answers/answer.ts'
import { pick } from '../answers/pick.ts'

export interface ValueRule {
  /** Where the values stand, as in `matchesSchema`: `data[].code`. */
  pick: string
  /** The rule in words, for example `a code of the list of countries`. */
  wanted: string
}

/**
 * Whether every value at a place satisfies a predicate. Absent fields and nulls are not evaluated; no value at all, a refusal
 * and a transport error are inconclusive.
 */
export const valuesSatisfy = check(
  (exchanges: readonly Exchange[], satisfies: (value: unknown) => boolean, rule: ValueRule) => {
    demandAccepted(exchanges, 'value')
    let count = 0
    for (const exchange of exchanges) {
      for (const { place, value } of pick(bodyOf(exchange), rule.pick)) {
        if ((value ?? null) === null) continue
        count += 1
        if (satisfies(value)) continue
        return differs({ wanted: rule.wanted, got: jsonOrNothing(value), place }, [exchange])
      }
    }
    const place = rule.pick
    demandSome(count, `value at ${place}`)
    return holds(exchanges, count, 'value')
  },
)

/**
 * Whether every link at a place leads to something known. `known` are the ids or codes of the list pointed to; where it
 * is empty nothing follows.
 */
export const everyLinkResolves = check((exchanges: readonly Exchange[], known: Iterable<string>, rule: ValueRule) => {
  const targets = new Set(known)
  demandSome(targets.size, 'row in the list that the links point to')
  return valuesSatisfy(exchanges, (value) => targets.has(String(value)), rule)
})
