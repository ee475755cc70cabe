import type { ClientPurpose } from '../../profile/profile.ts'
import { keysOf, registeredAppId } from './keys.ts'
import type { Scene } from './scene.ts'

/**
 * Does something while a client has another status, which is put back behind it.
 * @throws CheckStopped (untested) where the target lets no status be set
 */
export async function whileItIs<T>(
  status: string,
  { control, run: { profile } }: Scene,
  as: ClientPurpose,
  act: () => Promise<T>,
): Promise<T> {
  const appId = registeredAppId(profile, as)
  await control.setClientStatus(appId, status)
  try {
    return await act()
  } finally {
    await control.setClientStatus(appId, keysOf(profile, as).status)
  }
}
