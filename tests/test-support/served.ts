import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { makeOpenFinance } from '../../cli/targets/made-once.ts'
import { profileTextOf } from '../../cli/targets/open-target.ts'
import { startSandbox, type RunningSandbox } from '../../sandbox/server/start.ts'
import type { Mutant } from '../../sandbox/mutants/kit/mutant.ts'
import type { PlainProfile } from '../../sandbox/variants/variant.ts'

export interface Served {
  running: RunningSandbox
  /** Path of a profile of it. */
  profile: string
}

/** A sandbox that listens until the tests of the file have run, with a profile of it in the folder. */
export async function serveSandbox(
  folder: string,
  options: { mutant?: string; stageMs?: number; openFinance?: true; change?: (profile: PlainProfile) => void } = {},
): Promise<Served> {
  const mutant = options.mutant === undefined ? undefined : await mutantNamed(options.mutant)
  const running = await startSandbox({
    ...(mutant && { patches: [mutant.patch] }),
    ...(options.openFinance && { openFinance: await makeOpenFinance() }),
    ...(options.stageMs !== undefined && { stageMs: options.stageMs }),
  })
  after(() => running.close())
  const profile = join(folder, `${options.mutant ?? 'sandbox'}-${new URL(running.baseUrl).port}.yaml`)
  writeFileSync(profile, profileTextOf(running, options.change))
  return { running, profile }
}

/** Loaded only where one is asked for: making all of them takes longer than a sandbox. */
async function mutantNamed(id: string): Promise<Mutant> {
  const { mutants } = await import('../../sandbox/mutants/mutants.ts')
  const found = mutants.find((mutant) => mutant.id === id)
  if (!found) throw new Error(`MUTANT_UNKNOWN: ${id}`)
  return found
}
