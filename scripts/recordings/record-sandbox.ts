import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ioFor } from '../../api/io-for.ts'
import { rejudgeCommand } from '../../cli/rejudge.ts'
import { runCommand } from '../../cli/run.ts'
import { withBeyond } from '../../cli/targets/own-faults.ts'
import type { Behaviour } from '../../cli/targets/variants-together.ts'
import type { InterfaceName } from '../../core/interfaces.ts'
import { profileOf } from '../../sandbox/server/profile-of.ts'
import { startSandbox } from '../../sandbox/server/start.ts'
import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'

export interface Recorded extends Behaviour {
  /** All interfaces of the profile when empty. */
  interfaces?: InterfaceName[]
  only: string[]
  workers?: number
  contracts?: boolean
  /** The folder of its reports; they are deleted when absent. */
  out?: string
}

/** Records a run on a sandbox of its own, which ends before the file is used. Returns the exit code and the profile. */
export async function recordSandbox(
  file: string,
  { options, profile: change, interfaces = [], only, workers = 1, contracts = false, out }: Recorded,
): Promise<{ code: number; profile: PlainProfile }> {
  const running = await startSandbox({ stageMs: 0, ...withBeyond(options) })
  try {
    const profile: PlainProfile = profileOf(running)
    change?.(profile)
    const asked = { interface: interfaces, only, check: [], features: [], format: [] }
    const more = { profile, record: file, seed: 7, failOn: 'failed', workers, keepGoing: true, contracts } as const
    const code = await inFolder((scratch) =>
      runCommand({ ...asked, ...more, out: out ?? scratch }, ioFor(undefined, {})),
    )
    return { code, profile }
  } finally {
    await running.close()
  }
}

export async function evaluateAgain(file: string): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const io = ioFor((line) => lines.push(line), {})
  return { code: await inFolder((out) => rejudgeCommand(file, { out, format: [] }, io)), lines }
}

/** Calls `act` with a temporary folder. */
async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-recorded-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
