import { innermost, type WordedReason } from '../../core/reason.ts'
import type { Verdict } from '../../core/verdict.ts'
import { because } from '../reasons/because.ts'
import { recorded } from '../reasons/words-of.ts'
import { isBroken } from './verdict-of.ts'

/** A requirement with its verdict. */
interface Judged extends WordedReason {
  address: string
  verdict: Verdict
  /** Addresses of requirements without which it could not be evaluated. */
  dependsOn?: readonly string[]
  /** The address of the requirement that does not hold and for which this one is inconclusive. */
  root?: string
}

/** What keeps requirements from a conclusion: one that the target breaks, or else a reason that they share. */
export interface RootCause {
  /** The requirement that does not hold; absent where none explains them. */
  address?: string
  verdict?: 'failed' | 'warned'
  /** Why it does not hold; without an address, why the first of them is inconclusive. */
  reason: string
  /** How many requirements are inconclusive for it. */
  requirements: number
}

/**
 * The same requirements, each inconclusive one with the requirement that is the root of it, where one of those that it
 * depends on does not hold. One that is inconclusive itself leads on to its own root.
 */
export function withRoots<One extends Judged>(settled: readonly One[]): Array<One & Pick<Judged, 'root'>> {
  const byAddress = new Map(settled.map((one) => [one.address, one]))
  return settled.map((one) => {
    const root = one.verdict === 'inconclusive' ? rootOf(one, byAddress, new Set()) : undefined
    if (root === undefined) return one
    return { ...one, ...recorded(because('root-broken', { root: root.address, why: one.reason })), root: root.address }
  })
}

function rootOf(
  { dependsOn = [] }: Judged,
  byAddress: ReadonlyMap<string, Judged>,
  visited: Set<string>,
): Judged | undefined {
  for (const address of dependsOn) {
    const next = byAddress.get(address)
    if (next === undefined || visited.has(address)) continue
    visited.add(address)
    if (isBroken(next.verdict)) return next
    const root = next.verdict === 'inconclusive' ? rootOf(next, byAddress, visited) : undefined
    if (root !== undefined) return root
  }
  return undefined
}

/** The causes behind the requirements that stayed inconclusive, the one with most of them first. */
export function rootCauses(requirements: readonly Judged[]): RootCause[] {
  const open = requirements.filter(({ verdict }) => verdict === 'inconclusive')
  const groups = Map.groupBy(open, (one) => one.root ?? kindOf(one))
  return [...groups.values()]
    .flatMap((group) => causeOf(group, requirements) ?? [])
    .toSorted((one, other) => other.requirements - one.requirements)
}

function causeOf(group: readonly Judged[], requirements: readonly Judged[]): RootCause | undefined {
  const [first] = group
  const root = requirements.find(({ address }) => address === first?.root)
  if (root && isBroken(root.verdict)) {
    const { address, verdict, reason } = root
    return { address, verdict, reason, requirements: group.length }
  }
  return first && { reason: first.reason, requirements: group.length }
}

/** What groups reasons: the code of the one that others quote, or the words of a journal of old. */
function kindOf({ code, facts, reason }: Judged): string {
  if (code === undefined) return reason
  const { code: inner, facts: own } = innermost({ code, facts: facts ?? {} })
  return JSON.stringify([inner, own['what'], own['code']])
}
