import { check } from '../answers/check.ts'
import { demandLeftIn, demandSome } from '../answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, holds } from '../../../core/judgement.ts'
import { namingAbsent } from '../answers/unknown-route.ts'
import { matchesSchema, nameOfSchema } from './matches-schema.ts'

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
