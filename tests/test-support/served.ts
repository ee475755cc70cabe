import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { makeOpenFinance } from '../../cli/targets/sandbox-material.ts'
import { profileTextOf } from '../../cli/targets/profile-text-of.ts'
import { startSandbox, type RunningSandbox } from '../../sandbox/server/start.ts'
import type { Fault } from '../../sandbox/faults/kit/fault.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import type { PlainProfile } from '../../sandbox/variants/kit/variant.ts'

export interface Served {
  running: RunningSandbox
  /** The path of its profile. */
  profile: string
  /** Writes a changed profile under this name. Returns its path. */
  profileWith: (name: string, change?: (profile: PlainProfile) => void) => string
}

/** A sandbox that listens until the file's tests end, with its profile in the folder. */
export async function serveSandbox(
  folder: string,
  {
    fault: id,
    openFinance,
    change,
    ...options
  }: Pick<SandboxOptions, 'stageMs' | 'patches' | 'port' | 'clockAheadSeconds'> & {
    fault?: string
    openFinance?: true
    change?: (profile: PlainProfile) => void
  } = {},
): Promise<Served> {
  const fault = id === undefined ? undefined : await faultNamed(id)
  const running = await startSandbox({
    ...options,
    ...(fault && { patches: [fault.patch] }),
    ...(openFinance && { openFinance: await makeOpenFinance() }),
  })
  after(() => running.close())
  const profileWith: Served['profileWith'] = (name, change) => {
    const file = join(folder, `${name}.yaml`)
    writeFileSync(file, profileTextOf(running, change))
    return file
  }
  const name = `${id ?? 'sandbox'}-${new URL(running.baseUrl).port}`
  return { running, profile: profileWith(name, change), profileWith }
}

/** Loaded on demand: making all faults takes longer than a sandbox. */
async function faultNamed(id: string): Promise<Fault> {
  const known = await import('../../cli/targets/known-faults.ts')
  const found = known.faultNamed(id)
  if (!found) throw new Error(`FAULT_UNKNOWN: ${id}`)
  return found
}
