import { writeYaml } from '../../core/parse-yaml.ts'
import { profileOf } from '../../sandbox/server/profile-of.ts'
import type { RunningSandbox } from '../../sandbox/server/start.ts'
import type { PlainProfile, Variant } from '../../sandbox/variants/kit/variant.ts'

export function profileTextOf(running: RunningSandbox, change?: Variant['profile']): string {
  return writeYaml(changedProfile(running, change))
}

export function changedProfile(running: RunningSandbox, change: Variant['profile']): PlainProfile {
  const profile: PlainProfile = profileOf(running)
  change?.(profile)
  return profile
}
