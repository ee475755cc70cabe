import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Login } from '../../store/entities.ts'
import { providerNamed } from '../../rules/logins/provider-named.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

/** @throws Refusal ProviderNotFound when the provider is gone */
export function providerOf(sandbox: Sandbox, login: Login): SandboxProvider {
  const provider = providerNamed(sandbox, login.providerCode)
  if (provider) return provider
  throw refusal('provider-of-login')
}
