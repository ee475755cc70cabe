import { writeYaml } from '../../core/parse-yaml.ts'
import type { Profile } from '../../harness/profile/profile.ts'
import { useOwnFeatures } from '../../harness/evaluation/use-own-features.ts'
import { parseProfile, profileOfData, readProfile } from '../../harness/profile/read-profile.ts'
import type { SandboxOptions } from '../../sandbox/world/sandbox.ts'
import { type SandboxMaterial, makeOpenFinance } from './sandbox-material.ts'
import { loadOwnFaults, withBeyond } from './own-faults.ts'
import type { PlainProfile, Variant } from '../../sandbox/variants/kit/variant.ts'

/** Each stage takes a turn of the event loop: a fetch still runs at the next requests, and nobody waits. */
const embeddedStageMs = 0

/** A target ready to be evaluated. */
export interface OpenTarget {
  profile: Profile
  embedded: boolean
  close: () => Promise<void>
}

/** A profile's source: a file, its parsed content, or undefined for the embedded sandbox. */
export type ProfileSource = string | PlainProfile | undefined

/** The target that a profile describes, or the embedded sandbox when no profile is given. */
export async function openTarget(
  given: ProfileSource,
  environment: NodeJS.ProcessEnv,
  {
    openFinance,
    made,
    features,
  }: {
    openFinance: boolean
    made?: SandboxMaterial | undefined
    features: readonly string[]
  },
): Promise<OpenTarget> {
  const takeFeatures = (named: readonly string[]) => useOwnFeatures([...features, ...named])
  if (given === undefined) {
    takeFeatures([])
    await loadOwnFaults()
    return openSandbox(made ?? (openFinance ? { openFinance: await makeOpenFinance() } : {}))
  }
  const profile =
    typeof given === 'string'
      ? readProfile(given, environment, takeFeatures)
      : parseProfile(writeYaml(given), { file: 'the profile given', folder: process.cwd(), environment, takeFeatures })
  return { profile, embedded: false, close: async () => undefined }
}

/** Starts the sandbox in this process on a free port, and reads its profile. */
export async function openSandbox(options: SandboxOptions, change?: Variant['profile']): Promise<OpenTarget> {
  // Loaded only here: runs at other targets do not need it.
  const { startSandbox } = await import('../../sandbox/server/start.ts')
  const { changedProfile } = await import('./profile-text-of.ts')
  const running = await startSandbox({ stageMs: embeddedStageMs, ...withBeyond(options) })
  try {
    const place = { file: 'the embedded sandbox', folder: process.cwd() }
    const profile = profileOfData(changedProfile(running, change), place)
    return { profile, embedded: true, close: () => running.close() }
  } catch (error) {
    await running.close()
    throw error
  }
}
