import { because } from '../../reasons/because.ts'
import { bodyOf } from '../../checks/answers/answer.ts'
import { pick } from '../../checks/answers/pick.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { untested } from '../../../core/check-stopped.ts'
import type { ProviderProfile, ProviderPurpose } from '../../profile/profile.ts'
import type { Scene } from '../scene/scene.ts'

/**
 * The provider for a purpose, with credentials to try it with, so that nothing but its status speaks against it.
 * @throws CheckStopped (untested) when the profile gives none
 */
export function usableProvider(scene: Scene, purpose: ProviderPurpose): ProviderProfile {
  const provider = scene.provider(purpose)
  if (!provider.credentials) throw untested(because('credentials-missing', { purpose }))
  return provider
}

/** Those of the purposes for which the profile gives a provider with credentials. */
export function purposesWithCredentials<T extends ProviderPurpose>({ run }: Scene, purposes: readonly T[]): T[] {
  return purposes.filter((one) => run.profile.providers.some((found) => found.purpose === one && found.credentials))
}

/** @throws CheckStopped (untested) when the provider may be used without asking for fake ones */
export function requireFake(provider: ProviderProfile): void {
  if (!provider.fake) throw untested(because('provider-not-fake', { code: provider.code }))
}

/** @throws CheckStopped (untested) when a provider's detail says that its logins are not fetched automatically */
export function requireAutomatic(detail: Exchange): void {
  if (pick(bodyOf(detail), 'data.automatic_fetch')[0]?.value === false)
    throw untested(because('provider-not-automatic'))
}
