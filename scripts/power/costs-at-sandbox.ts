import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../cli/run.ts'
import { terminalIo } from '../../cli/asked/terminal-io.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { partsBy } from '../../harness/evaluation/parts.ts'
import { checksIn, planOf } from '../../harness/evaluation/plan.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { noReplayLog } from '../../harness/replay/no-replay-log.ts'
import { scopeNow, withReplayLog } from '../../harness/replay/replay-log.ts'

/**
 * What a run of all checks at the sandbox sends in each scope, a check or what is made once for several, and on which others it
 * rests, with as many cases of each property as a smoke run tries.
 */
export interface Costs {
  requests: Map<string, number>
  restsOn: Map<string, Set<string>>
}

export async function costsAtSandbox(seed: number): Promise<Costs> {
  const costs: Costs = { requests: new Map(), restsOn: new Map() }
  const folder = mkdtempSync(join(tmpdir(), 'assay-power-'))
  const log = {
    ...noReplayLog,
    restOn(scope: string, other: string) {
      const of = wholeOf(scope)
      costs.restsOn.set(of, (costs.restsOn.get(of) ?? new Set()).add(wholeOf(other)))
    },
  }
  const all = checksIn(planOf({ interfaces: interfaceNames(), only: [] }, readChecks()))
  const asked = { interface: [], only: [], check: [], features: [], format: [], out: join(folder, 'out') }
  const count = () => {
    const of = wholeOf(scopeNow())
    costs.requests.set(of, (costs.requests.get(of) ?? 0) + 1)
  }
  try {
    await withReplayLog(log, () =>
      runCommand(
        { ...asked, depth: 'smoke', parts: partsBy(all), seed, failOn: 'failed', contracts: false, onExchange: count },
        terminalIo(),
      ),
    )
    return costs
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The check, or what is made for several, of which a scope is a property or one of its cases. */
function wholeOf(scope: string): string {
  return scope.replace(/, property \d.*$/, '')
}
