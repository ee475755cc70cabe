import { inOrder } from '../../core/address.ts'
import { innermost, type WordedReason } from '../../core/reason.ts'
import type { Verdict } from '../../core/verdict.ts'
import { because } from '../reasons/because.ts'
import { inShort } from '../reasons/in-short.ts'
import { isForShortLists } from '../reasons/row-behind.ts'
import { recorded } from '../reasons/words-of.ts'
import { isBroken } from './verdict-of.ts'

/** A requirement with its verdict. */
interface Judged extends WordedReason {
  address: string
  verdict: Verdict
  /** Addresses of requirements without which it could not be evaluated. */
  dependsOn?: readonly string[]
  /** The address of the requirement for which this one is inconclusive. */
  root?: string
}

/** What keeps requirements from a conclusion: one on which they depend, or else a reason that they share. */
export interface RootCause {
  /** The requirement on which they depend; absent where none explains them. */
  address?: string
  /** Its verdict: inconclusive where it names a cause that may not be the target's fault. */
  verdict?: RootVerdict
  /** Why it does not hold or is inconclusive; without an address, why the first of them is. */
  reason: string
  /** How many requirements are inconclusive for it. */
  requirements: number
}

type RootVerdict = 'failed' | 'warned' | 'inconclusive'

/** Codes of reasons that name another cause than the target, so that others are inconclusive for the same cause. */
const namingCause = new Set<string | undefined>(['refusal-with-other-cause', 'undocumented-refusal'])

/**
 * The same requirements, each inconclusive one with the requirement that is the root of it: one that does not hold among
 * those that it depends on, or else one that names another cause. One that is inconclusive itself leads on to its own root.
 * Without a root, one for which the lists are too short is untested: a target need not have more.
 */
export function withRoots<One extends Judged>(settled: readonly One[]): Array<One & Pick<Judged, 'root'>> {
  const byAddress = new Map(settled.map((one) => [one.address, one]))
  const rootOf = (one: One, isRoot: (candidate: Judged) => boolean) => firstBehind(one, byAddress, isRoot, new Set())
  return settled.map((one) => {
    if (one.verdict !== 'inconclusive') return one
    const root = rootOf(one, ({ verdict }) => isBroken(verdict)) ?? rootOf(one, namesCause)
    if (root === undefined) return isShort(one) ? { ...one, verdict: 'untested' } : one
    if (root === one) return one
    const code = isBroken(root.verdict) ? 'root-broken' : 'root-inconclusive'
    return { ...one, ...recorded(because(code, { root: root.address, why: one.reason })), root: root.address }
  })
}

function namesCause({ code, facts = {} }: Judged): boolean {
  // A route that hangs is asked no more: what asks it further on names the code, and depends on its row.
  return namingCause.has(code) || (code === 'transport-error' && facts['code'] === 'ROUTE_SILENT')
}

/** The first that is a root among those that a requirement depends on, directly or through others that are inconclusive. */
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

/** The causes behind the requirements that stayed inconclusive, the one with most of them first. */
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

/** What groups reasons: the code of the one that others quote, or the words of a journal of old. */
function kindOf({ code, facts, reason }: Judged): string {
  if (code === undefined) return reason
  const { code: inner, facts: own } = innermost({ code, facts: facts ?? {} })
  return JSON.stringify([inner, own['what'], own['code']])
}
