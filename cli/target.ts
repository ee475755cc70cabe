import { stringify } from 'yaml'
import type { Profile } from '../harness/profile/profile.ts'
import { parseProfile, readProfile } from '../harness/profile/read-profile.ts'
import { profileOf } from '../sandbox/profile.ts'
import { startSandbox, type SandboxOptions } from '../sandbox/core/start.ts'

/** A target ready to be judged. */
export interface OpenTarget {
  profile: Profile
  embedded: boolean
  close: () => Promise<void>
}

/** The target that a profile describes, or the embedded sandbox when no profile is given. */
export async function openTarget(file: string | undefined, environment: NodeJS.ProcessEnv): Promise<OpenTarget> {
  if (file === undefined) return openSandbox({})
  return { profile: readProfile(file, environment), embedded: false, close: async () => undefined }
}

/** Starts the sandbox in this process on a free port, and reads the profile that it gives of itself. */
export async function openSandbox(options: SandboxOptions): Promise<OpenTarget> {
  const running = await startSandbox(options)
  const text = stringify(profileOf(running), { aliasDuplicateObjects: false })
  const profile = parseProfile(text, { file: 'the embedded sandbox', folder: process.cwd(), environment: {} })
  return { profile, embedded: true, close: () => running.close() }
}
