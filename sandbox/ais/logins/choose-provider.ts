import type { Sandbox } from '../../world/sandbox.ts'
import { refusal, refusalAs } from '../../basics/refusals.ts'
import type { Client, Login } from '../../store/entities.ts'
import { providerNamed } from '../../rules/logins/create-rules.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import { readFlag } from '../../serving/hear.ts'
import type { Fields } from '../../basics/values.ts'
import { isCountry } from '../../reference/lists.ts'

/**
 * The provider that a body with country_code and provider_code chooses.
 * Source: Version 4, login create body; Errors.
 * @throws Refusal CountryNotFound, ProviderNotFound, ProviderInactive, ProviderDisabled, ProviderKeyFound
 */
export function chooseProvider(sandbox: Sandbox, client: Client, data: Fields): SandboxProvider {
  const rules = sandbox.rules.loginCreate
  const includeFake = readFlag(sandbox, data, 'include_fake_providers', rules.defaultIncludeFakeProviders)
  const { country_code: country, provider_code: code } = data
  if (typeof country !== 'string' || !isCountry(country)) throw refusal('country-known')
  const provider = typeof code === 'string' ? providerNamed(sandbox, code) : undefined
  if (!provider || provider.country_code !== country || !rules.providerVisible(provider, client, includeFake)) {
    throw refusal('provider-in-country')
  }
  refuseUnusable(sandbox, provider)
  return provider
}

/** @throws Refusal ProviderInactive, ProviderDisabled, ProviderKeyFound */
export function refuseUnusable(sandbox: Sandbox, provider: SandboxProvider): void {
  const refused = sandbox.rules.loginCreate.providerRefusal(provider)
  if (refused !== undefined) throw refusalAs(refused, 'provider-open', provider.status)
  if (sandbox.rules.loginCreate.keyMissing(provider)) throw refusal('provider-keys')
}

/** @throws Refusal ProviderNotFound when the provider is gone */
export function providerOf(sandbox: Sandbox, login: Login): SandboxProvider {
  const provider = providerNamed(sandbox, login.providerCode)
  if (provider) return provider
  throw refusal('provider-of-login')
}
