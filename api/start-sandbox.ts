import { parse } from 'yaml'
import { startServed, type ServedOptions } from '../cli/targets/served.ts'
import type { PlainProfile } from '../sandbox/variants/kit/variant.ts'

export type SandboxChoices = Partial<ServedOptions>

export interface Sandbox {
  baseUrl: string
  /** What a profile of this sandbox holds, with its keys: `evaluate` takes it. */
  profile: PlainProfile
  close: () => Promise<void>
}

/**
 * Starts the sandbox in this process, on a free port when none is given. Close it, or the process stays alive.
 * @throws an error with code PORT_IN_USE, PORT_FORBIDDEN, HOST_NOT_HERE, FAULT_UNKNOWN, FAULTS_SEVERAL, VARIANT_UNKNOWN or VARIANTS_EXCLUSIVE
 */
export async function startSandbox(choices: SandboxChoices = {}): Promise<Sandbox> {
  const { running, profile } = await startServed({ host: '127.0.0.1', ...choices })
  return { baseUrl: running.baseUrl, profile: parse(profile) as PlainProfile, close: () => running.close() }
}
