import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../cli/run.ts'
import { terminalIo } from '../../cli/asked/io.ts'
import type { Exchange } from '../../core/exchange.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { partsBy } from '../../harness/evaluation/parts.ts'
import { checksIn, planOf } from '../../harness/evaluation/plan.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { noReplayLog } from '../../harness/replay/no-replay-log.ts'
import { isOfSetUp, scopeNow, withReplayLog } from '../../harness/replay/replay-log.ts'
import { type Costs, type Use, withPools } from './pools.ts'

/** The costs of a run of all checks at the sandbox, with a smoke run's cases of each property. */
export async function costsAtSandbox(seed: number): Promise<Costs> {
  const costs: Costs = { requests: new Map(), restsOn: new Map(), sentAgain: new Set() }
  const uses: Use[] = []
  const last = new Map<string, string>()
  const folder = mkdtempSync(join(tmpdir(), 'assay-power-'))
  const log = {
    ...noReplayLog,
    restOn(scope: string, other: string) {
      uses.push({ scope: wholeOf(scope), other: wholeOf(other) })
    },
  }
  const all = checksIn(planOf({ interfaces: interfaceNames(), only: [] }, readChecks()))
  const asked = { interface: [], only: [], check: [], features: [], format: [], out: join(folder, 'out') }
  const count = ({ request: { method, url, headers, body }, answer }: Exchange) => {
    const scope = scopeNow()
    const of = wholeOf(scope)
    costs.requests.set(of, (costs.requests.get(of) ?? 0) + 1)
    const sent = JSON.stringify([method, url, body, headers.filter(isConstant)])
    if ((answer?.status ?? 0) >= 400 && last.get(scope) === sent) costs.sentAgain.add(scope)
    last.set(scope, sent)
  }
  try {
    await withReplayLog(log, () =>
      runCommand(
        { ...asked, depth: 'smoke', parts: partsBy(all), seed, failOn: 'failed', contracts: false, onExchange: count },
        terminalIo(),
      ),
    )
    return withPools(costs, uses)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The check of a property's or a case's scope, or the case of shared data. */
function wholeOf(scope: string): string {
  return isOfSetUp(scope) ? scope.replace(/, smaller .*$/, '') : scope.replace(/, property \d.*$/, '')
}

/** Whether a header stays the same when a request is sent again. */
function isConstant([name]: readonly [string, string]): boolean {
  return !/^(expires-at|signature|date|x-request-id|x-jws-signature|content-length)$/i.test(name)
}
