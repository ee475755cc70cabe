/**
 * What a run of all checks sends in each scope, a check or what is made once for several, and on which others it rests.
 */
export interface Costs {
  requests: Map<string, number>
  restsOn: Map<string, Set<string>>
  /** Scopes in which a refused request was sent again. */
  sentAgain: Set<string>
}

/** A scope that goes on with what another one gave, in the order of the run. */
export interface Use {
  scope: string
  other: string
}

/** One of several alike that checks are lent, by its number. */
const lent = /^(.*, once: .*) \(\d+\)$/

/**
 * The costs of a run in which it does not matter which one of several alike a check was lent: whoever leaves it as it was shares
 * one with all others, and whoever uses it up takes another one's requests on itself.
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

/** By the name of the pool its members, each with when it was lent to whom. */
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

/** How one was used last, if somebody who came later got another one that is newer. */
function usingUp(lendings: readonly Lending[], members: ReadonlyMap<string, readonly Lending[]>): Use[] {
  const { use, at } = lendings.at(-1)!
  return [...members.values()].some(([first]) => first!.at > at) ? [use] : []
}
