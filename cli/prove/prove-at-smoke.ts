import { writeFileSync } from 'node:fs'
import { interfaceNames } from '../../core/interfaces.ts'
import { count } from '../../harness/reasons/count.ts'
import { type ExitCode, exitCodeOf } from '../../harness/verdicts/exit-code.ts'
import type { Io } from '../asked/io.ts'
import { makeSandboxMaterial } from '../targets/sandbox-material.ts'
import { chooseTasks } from './choose-tasks.ts'
import type { TaskResult } from './task.ts'
import { evaluateAll, everyResults } from './pool.ts'

/** The result of a smoke run on a fault. */
export interface FoundAtSmoke {
  id: string
  outcome: 'found' | 'missed' | 'inconclusive'
  /** The checks and observers that found it and so ended the run. */
  foundBy: string[]
  /** Why it could not be evaluated. */
  trouble?: string
}

/** The `--json` format. */
export interface SmokeProof {
  depth: 'smoke'
  /** How many requests the smoke run sends. */
  requests: number
  faults: FoundAtSmoke[]
}

/**
 * `assay prove --depth smoke`: which faults a smoke run of all interfaces finds, in any interface that they break. A
 * run ends with the first check or observer that finds the fault. Returns the exit code: a missed fault is no failure.
 */
export async function proveAtSmoke(
  faults: readonly string[],
  { jobs, features, json }: { jobs: number; features: readonly string[]; json?: string | undefined },
  io: Io,
): Promise<ExitCode> {
  const shared = await makeSandboxMaterial({ openFinance: true })
  const each = { shared, features, atSmoke: true }
  let requests = 0
  const rows: FoundAtSmoke[] = []
  const whole = { kind: 'baseline' as const, interfaces: interfaceNames() }
  // A smoke run covers all interfaces, whatever was requested.
  const tasks = faults.length > 0 ? chooseTasks({ only: [], fault: [...faults], variant: [] }).tasks : []
  await evaluateAll([whole, ...tasks], jobs, each, (result) => {
    if (result.task.kind === 'fault') rows.push(rowOf(result.task.id, result))
    else requests = result.requests ?? 0
    const text = `${rows.length} of ${count(faults.length, 'fault')} evaluated`
    io.out.live(text)
    if (io.out.columns === undefined && rows.length % everyResults === 0) io.out.line(text)
    return []
  })
  io.out.clear()
  const proof: SmokeProof = {
    depth: 'smoke',
    requests,
    faults: rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  }
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(proof, null, 2)}\n`)
  const { found = [], missed = [], inconclusive = [] } = Object.groupBy(proof.faults, ({ outcome }) => outcome)
  for (const { id } of missed) io.out.line(`missed  ${id}`)
  for (const { id, trouble } of inconclusive) io.out.line(`inconclusive  ${id}: ${trouble}`)
  const share = Math.round((100 * found.length) / Math.max(1, rows.length))
  const all = `${found.length} of ${count(rows.length, 'fault')} (${share} %)`
  io.out.line('')
  io.out.line(`A smoke run finds ${all} with ${count(requests, 'request')}.`)
  return exitCodeOf({ failed: false, open: inconclusive.length > 0 })
}

function rowOf(id: string, { error, checks }: TaskResult): FoundAtSmoke {
  if (error !== undefined) return { id, outcome: 'inconclusive', foundBy: [], trouble: error }
  const foundBy = Object.keys(checks)
  return { id, outcome: foundBy.length > 0 ? 'found' : 'missed', foundBy }
}
