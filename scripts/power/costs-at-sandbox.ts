import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../cli/run.ts'
import { terminalIo } from '../../cli/asked/terminal-io.ts'
import { fewCases } from '../../harness/evaluation/figures.ts'
import { noReplayLog } from '../../harness/replay/no-replay-log.ts'
import { isOfSetUp, scopeNow, withReplayLog } from '../../harness/replay/replay-log.ts'

/**
 * What a whole run at the sandbox sends in each scope, a check or what is made once for several, and on which others it rests. Of
 * a property the first few cases count.
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
  const asked = { interface: [], only: [], check: [], features: [], format: [], out: join(folder, 'out') }
  const count = () => {
    const scope = scopeNow()
    const [, number] = /, case (\d+)$/.exec(scope) ?? []
    if (Number(number) > fewCases && !isOfSetUp(scope)) return
    const of = wholeOf(scope)
    costs.requests.set(of, (costs.requests.get(of) ?? 0) + 1)
  }
  try {
    await withReplayLog(log, () =>
      runCommand({ ...asked, seed, failOn: 'failed', contracts: false, onExchange: count }, terminalIo()),
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
