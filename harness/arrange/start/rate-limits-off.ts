import type { Client } from '../../client/client.ts'
import type { InterfaceName } from '../../../core/interface-name.ts'
import type { Profile } from '../../profile/profile.ts'
import type { DescribeDialect } from '../../run/ground.ts'
import { Control } from '../scene/control.ts'

/** What is judged of a target. */
interface Judged {
  profile: Profile
  client: Client
  interfaces: readonly InterfaceName[]
  describe: DescribeDialect
}

/**
 * Judges with the target's rate limits off, where a judged interface has any and the control port switches them, so that
 * they slow down nothing but the checks that switch them on. They are on again afterwards.
 */
export async function withRateLimitsOff<T>(
  { profile, client, interfaces, describe }: Judged,
  judge: () => Promise<T>,
): Promise<T> {
  const limited = interfaces.some((name) =>
    describe(name)?.dialect.routes.some(({ per_second: limit }) => limit !== undefined),
  )
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
