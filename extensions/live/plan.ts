import type { LiveAlteration } from './gateway/live-alteration.ts'
import type { Watched } from './gateway/watching.ts'
import { scopeOfCheck } from '../../harness/replay/replay-log.ts'
import { addressOf } from '../../requirements/address-of.ts'
import type { Pass } from './pass.ts'

/** One alteration, with the checks on which it can show anything, by the address of each requirement that holds. */
export interface PlannedAlteration {
  alteration: LiveAlteration
  /** Names of checks, by address. */
  checks: ReadonlyMap<string, readonly string[]>
  /** At most. */
  requests: number
}

/** The alterations of a live proof, those first on which most requirements can be shown. */
export function planLive(first: Pass, found: ReturnType<Watched['found']>): PlannedAlteration[] {
  const holding = new Set(holdingIn(first))
  return found
    .map(({ alteration, scopes }) => {
      const own = new Set([...scopes].map((scope) => scope.replace(/, case \d+$/, '')))
      const touched = first.decided.filter((check) => own.has(scopeOfCheck(check.interface, check.check)))
      const checks = new Map<string, string[]>()
      for (const { interface: name, check, requirements } of touched)
        for (const address of requirements.map((id) => addressOf(id, name)).filter((one) => holding.has(one)))
          checks.set(address, [...(checks.get(address) ?? []), check])
      const asked = new Set([...checks.values()].flat())
      const requests = touched.filter(({ check }) => asked.has(check)).reduce((sum, one) => sum + one.requests, 0)
      return { alteration, checks, requests: requests * (alteration.times ?? 1) }
    })
    .filter(({ checks }) => checks.size > 0)
    .toSorted((one, other) => other.checks.size - one.checks.size)
}

export function holdingIn({ requirements }: Pass): string[] {
  return requirements.filter(({ verdict }) => verdict === 'passed').map(({ address }) => address)
}
