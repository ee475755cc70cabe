import type { SandboxProvider } from '../providers/provider.ts'
import type { Client } from '../store/entities.ts'
import type { Version } from '../versions/kit/version.ts'
import type { Sandbox } from '../world/sandbox.ts'

/** Whether a client may use a provider through a version; only partners have restrictions. */
export function openTo(
  { rules }: Sandbox,
  { name }: Pick<Version, 'name'>,
  client: Client,
  provider: SandboxProvider,
): boolean {
  return name !== 'partners' || rules.partners.providerOpen(client, provider)
}
