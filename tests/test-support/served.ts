import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { makeOpenFinance } from '../../cli/targets/sandbox-material.ts'
import { profileTextOf } from '../../cli/targets/profile-text-of.ts'
import { startSandbox, type RunningSandbox } from '../../sandbox/server/start.ts'
import type { Fault } from '../../sandbox/faults/kit/fault.ts'
import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'

export interface Served {
  running: RunningSandbox
  /** Path of a profile of it. */
  profile: string
  /** Writes another profile of it under this name. Gives its path. */
  profileWith: (name: string, change?: (profile: PlainProfile) => void) => string
}

/** A sandbox that listens until the tests of the file have run, with a profile of it in the folder. */
export async function serveSandbox(
  folder: string,
  options: { fault?: string; stageMs?: number; openFinance?: true; change?: (profile: PlainProfile) => void } = {},
): Promise<Served> {
  const fault = options.fault === undefined ? undefined : await faultNamed(options.fault)
  const running = await startSandbox({
    ...(fault && { patches: [fault.patch] }),
    ...(options.openFinance && { openFinance: await makeOpenFinance() }),
    ...(options.stageMs !== undefined && { stageMs: options.stageMs }),
  })
  after(() => running.close())
  const profileWith: Served['profileWith'] = (name, change) => {
    const file = join(folder, `${name}.yaml`)
    writeFileSync(file, profileTextOf(running, change))
    return file
  }
  const name = `${options.fault ?? 'sandbox'}-${new URL(running.baseUrl).port}`
  return { running, profile: profileWith(name, options.change), profileWith }
}

/** Loaded only where one is asked for: making all of them takes longer than a sandbox. */
async function faultNamed(id: string): Promise<Fault> {
  const known = await import('../../cli/targets/known-faults.ts')
  const found = known.faultNamed(id)
  if (!found) throw new Error(`FAULT_UNKNOWN: ${id}`)
  return found
}
