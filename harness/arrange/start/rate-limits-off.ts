import type { Client } from '../../client/client.ts'
import { dialectOf } from '../../dialect/dialects.ts'
import type { InterfaceName } from '../../../core/interface-name.ts'
import type { Profile } from '../../profile/profile.ts'
import { Control } from '../scene/control.ts'

/**
 * Judges with the target's rate limits off, where a judged interface has any and the control port switches them, so that
 * they slow down nothing but the checks that switch them on. They are on again afterwards.
 */
export async function withRateLimitsOff<T>(
  { profile, client, interfaces }: { profile: Profile; client: Client; interfaces: readonly InterfaceName[] },
  judge: () => Promise<T>,
): Promise<T> {
  const limited = interfaces.some((name) => dialectOf(name)?.rateLimits !== undefined)
  if (!limited || !profile.control?.offers.includes('rate-limits')) return judge()
  const control = new Control({ profile, client })
  // A port that fails leaves the limits as they were: then some requests wait for their turn.
  await control.setRateLimits(false).catch(() => undefined)
  try {
    return await judge()
  } finally {
    await control.setRateLimits(true).catch(() => undefined)
  }
}
