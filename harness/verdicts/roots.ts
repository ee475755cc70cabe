import type { Decision } from '../../core/journal-events.ts'
import { inOrder } from '../../core/address.ts'
import { innermost } from '../../core/reason.ts'
import { because } from '../reasons/because.ts'
import { inShort } from '../reasons/in-short.ts'
import { isForShortLists } from '../reasons/row-behind.ts'
import { recorded } from '../reasons/words-of.ts'
import type { Settled } from './settled.ts'
import { isBroken } from './gravest.ts'

/** A rule's verdict, as far as roots are looked for. */
type Judged = Decision & Pick<Settled, 'address' | 'root'>

/** A cause of inconclusive requirements: a requirement on which they depend, or a common reason. */
export interface RootCause {
  /** The requirement on which they depend; absent where none explains them. */
  address?: string
  /** Its verdict. Inconclusive where its reason names a cause other than the target. */
  verdict?: RootVerdict
  /** Why it does not hold or is inconclusive. Without an address, the reason of the first of them. */
  reason: string
  /** The number of requirements that it makes inconclusive. */
  requirements: number
}

type RootVerdict = 'failed' | 'warned' | 'inconclusive'

/** Codes of reasons that name a cause other than the target. Dependent requirements are inconclusive for the same cause. */
const namingCause = new Set<string | undefined>(['refusal-with-other-cause', 'undocumented-refusal'])

/**
 * Adds the root to each inconclusive requirement: among its dependencies one that does not hold, else one that names
 * another cause. An inconclusive dependency leads to its own root. Without a root, a requirement that needs longer
 * lists is untested, because a target need not have them.
 */
export function withRoots<One extends Judged>(settled: readonly One[]): Array<One & Pick<Judged, 'root'>> {
  const byAddress = new Map(settled.map((one) => [one.address, one]))
  const rootOf = (one: One, isRoot: (candidate: Judged) => boolean) => firstBehind(one, byAddress, isRoot, new Set())
  return settled.map((one) => {
    if (one.verdict !== 'inconclusive') return one
    const root = rootOf(one, ({ verdict }) => isBroken(verdict)) ?? rootOf(one, namesCause)
    if (root === undefined) return isShort(one) ? { ...one, verdict: 'untested' } : one
    if (root === one) return one
    const why = because('root-open', { root: root.address, broken: isBroken(root.verdict), why: one.reason })
    return { ...one, ...recorded(why), root: root.address }
  })
}

function namesCause({ verdict, code, facts = {} }: Judged): boolean {
  if (verdict !== 'inconclusive') return false
  // No further request goes to a hanging route. Its later checks have this code and depend on its row.
  return namingCause.has(code) || (code === 'transport-error' && facts['code'] === 'ROUTE_SILENT')
}

/** The first root among a requirement's dependencies, directly or through inconclusive ones. */
function firstBehind(
  { dependsOn = [] }: Judged,
  byAddress: ReadonlyMap<string, Judged>,
  isRoot: (candidate: Judged) => boolean,
  visited: Set<string>,
): Judged | undefined {
  for (const address of dependsOn) {
    const next = byAddress.get(address)
    if (next === undefined || visited.has(address)) continue
    visited.add(address)
    if (isRoot(next)) return next
    const root = next.verdict === 'inconclusive' ? firstBehind(next, byAddress, isRoot, visited) : undefined
    if (root !== undefined) return root
  }
  return undefined
}

function isShort({ code, facts = {} }: Judged): boolean {
  return code !== undefined && isForShortLists({ code, facts })
}

/** The causes of inconclusive requirements, the most frequent first. */
export function rootCauses(requirements: readonly Judged[]): RootCause[] {
  const open = inOrder(requirements.filter(({ verdict }) => verdict === 'inconclusive'))
  const groups = Map.groupBy(open, (one) => one.root ?? kindOf(one))
  return [...groups.values()]
    .flatMap((group) => causeOf(group, requirements) ?? [])
    .toSorted((one, other) => other.requirements - one.requirements)
}

function causeOf(group: readonly Judged[], requirements: readonly Judged[]): RootCause | undefined {
  const [first] = group
  const root = requirements.find(({ address }) => address === first?.root)
  if (!root) return first && { reason: inShort(first), requirements: group.length }
  const { address, verdict } = root
  const reason = inShort(root)
  return { address, verdict: isBroken(verdict) ? verdict : 'inconclusive', reason, requirements: group.length }
}

/** The group of a reason: the innermost reason's code, or the words from an old journal. */
function kindOf({ code, facts, reason }: Judged): string {
  if (code === undefined) return reason
  const { code: inner, facts: own } = innermost({ code, facts: facts ?? {} })
  return JSON.stringify([inner, own['what'], own['code'] ?? own['asked']])
}
