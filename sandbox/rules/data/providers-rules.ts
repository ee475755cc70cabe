import { findProvider, listProviders, type ProviderFilter } from '../../providers/find-provider.ts'
import type { ProviderMode, SandboxProvider } from '../../providers/provider.ts'
import type { Client } from '../../store/entities.ts'

const modes: readonly string[] = ['oauth', 'web', 'api', 'file'] satisfies ProviderMode[]

/** Which providers a client sees. Source: Version 4 endpoints, providers; Provider (version 4). */
export function providersRules() {
  return {
    find: (code: string): SandboxProvider | undefined => findProvider(code),
    list: (filter: ProviderFilter): readonly SandboxProvider[] => listProviders(filter),
    fakeAllowed: (client: Client): boolean => client.status === 'test' || client.status === 'pending',
    isMode: (text: string): text is ProviderMode => modes.includes(text),
  }
}
