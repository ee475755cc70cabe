/** A run's requests in each scope (a check or shared data), and the scopes that each depends on. */
export interface Costs {
  requests: Map<string, number>
  restsOn: Map<string, Set<string>>
  /** Scopes in which a refused request was sent again. */
  sentAgain: Set<string>
}

/** The use of one scope's result by another, in the run's order. */
export interface Use {
  scope: string
  other: string
}

/** One of several equal things that checks borrow, by number. */
const lent = /^(.*, once: .*) \(\d+\)$/

/**
 * The costs, independent of which of several equal things a check borrowed. A check that leaves it unchanged shares one
 * with all others; a check that uses it up counts the requests of one.
 */
export function withPools(costs: Costs, uses: readonly Use[]): Costs {
  const pools = poolsIn(uses)
  const poolOf = new Map(
    [...pools].flatMap(([pool, members]) => [...members.keys()].map((one) => [one, pool] as const)),
  )
  const requests = new Map([...costs.requests].filter(([scope]) => !poolOf.has(scope)))
  const usedUp = new Set<Use>()
  for (const [pool, members] of pools) {
    const sent = [...members.keys()].map((one) => costs.requests.get(one) ?? 0)
    const each = Math.round(sent.reduce((sum, count) => sum + count, 0) / sent.length)
    requests.set(pool, each)
    for (const use of [...members.values()].flatMap((lendings) => usingUp(lendings, members))) {
      usedUp.add(use)
      requests.set(use.scope, (requests.get(use.scope) ?? 0) + each)
    }
  }
  const restsOn = new Map<string, Set<string>>()
  for (const use of uses.filter((one) => !usedUp.has(one))) {
    const scope = poolOf.get(use.scope) ?? use.scope
    restsOn.set(scope, (restsOn.get(scope) ?? new Set()).add(poolOf.get(use.other) ?? use.other))
  }
  return { ...costs, requests, restsOn }
}

interface Lending {
  use: Use
  at: number
}

/** The members of each pool, with the times and borrowers of each. */
function poolsIn(uses: readonly Use[]): Map<string, Map<string, Lending[]>> {
  const pools = new Map<string, Map<string, Lending[]>>()
  for (const [at, use] of uses.entries()) {
    const [, pool] = lent.exec(use.other) ?? []
    if (pool === undefined) continue
    const members = pools.get(pool) ?? new Map<string, Lending[]>()
    pools.set(pool, members.set(use.other, [...(members.get(use.other) ?? []), { use, at }]))
  }
  return pools
}

/** The last uses of a member, if a later borrower got a newer member. */
function usingUp(lendings: readonly Lending[], members: ReadonlyMap<string, readonly Lending[]>): Use[] {
  const { use, at } = lendings.at(-1)!
  return [...members.values()].some(([first]) => first!.at > at) ? [use] : []
}
