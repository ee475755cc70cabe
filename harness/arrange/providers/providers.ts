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
  if (!provider.credentials) throw untested(`the profile gives no credentials for the provider with purpose ${purpose}`)
  return provider
}

/** @throws CheckStopped (untested) when the provider may be used without asking for fake ones */
export function requireFake(provider: ProviderProfile): void {
  if (!provider.fake) throw untested(`the provider ${provider.code} is not a fake one`)
}

/** @throws CheckStopped (untested) when a provider's detail says that its logins are not fetched automatically */
export function requireAutomatic(detail: Exchange): void {
  if (pick(bodyOf(detail), 'data.automatic_fetch')[0]?.value === false)
    throw untested('the plain provider is not fetched automatically')
}
