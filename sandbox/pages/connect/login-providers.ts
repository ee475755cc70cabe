import type { Sandbox } from '../../world/sandbox.ts'
import { providerNamed } from '../../rules/logins/provider-named.ts'
import { openTo } from '../../serving/open-to.ts'
import { listProviders } from '../../providers/find-provider.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Client } from '../../store/entities.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'

/** The providers that a user of this client can choose: usable ones, and fake ones where the client may see them. */
export function loginProviders(sandbox: Sandbox, { token }: ConnectVisit, client: Client): SandboxProvider[] {
  const rules = sandbox.rules.loginCreate
  const version = sandbox.rules.versions[token.version]
  return listProviders({ include_fake_providers: true })
    .map((provider) => rules.provider(provider))
    .filter((provider) => rules.providerVisible(provider, client, true))
    .filter((provider) => sandbox.rules.partners.pageOffers(openTo(sandbox, version, client, provider)))
    .filter((provider) => rules.providerRefusal(provider) === undefined && !rules.keyMissing(provider))
}

/** The provider of a visit, if known: the chosen one or that of the visit's login. */
export function chosenProvider(sandbox: Sandbox, visit: ConnectVisit, client: Client): SandboxProvider | undefined {
  const { token, providerCode } = visit
  if (providerCode !== undefined && token.loginId !== undefined) return providerNamed(sandbox, providerCode)
  if (providerCode === undefined) return undefined
  const named = sandbox.rules.loginCreate.providerCode(providerCode)
  return loginProviders(sandbox, visit, client).find(({ code }) => code === named)
}
