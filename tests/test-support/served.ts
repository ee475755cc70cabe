import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after } from 'node:test'
import { makeOpenFinance, profileTextOf } from '../../cli/targets/open-target.ts'
import { startSandbox, type RunningSandbox } from '../../sandbox/server/start.ts'
import { mutants } from '../../sandbox/mutants/mutants.ts'
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
  const mutant = mutants.find(({ id }) => id === options.mutant)
  if (options.mutant !== undefined && !mutant) throw new Error(`MUTANT_UNKNOWN: ${options.mutant}`)
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
