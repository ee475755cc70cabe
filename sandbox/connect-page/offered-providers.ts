import type { Sandbox } from '../core/sandbox.ts'
import { listProviders } from '../providers/catalogue.ts'
import type { SandboxProvider } from '../providers/provider.ts'
import type { Client } from '../store/entities.ts'

/** The providers a user of this client can choose: the usable ones, fake ones where the client may see them. */
export function offeredProviders(sandbox: Sandbox, client: Client): SandboxProvider[] {
  const rules = sandbox.rules.loginCreate
  return listProviders({ include_fake_providers: true })
    .map((provider) => rules.provider(provider))
    .filter((provider) => rules.providerVisible(provider, client, true))
    .filter((provider) => rules.providerRefusal(provider) === undefined && !rules.keyMissing(provider))
}
