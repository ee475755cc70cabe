import { findProvider } from '../../providers/find-provider.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

interface ProviderRules {
  loginCreate: {
    providerCode: (code: string) => string
    provider: (provider: SandboxProvider) => SandboxProvider
  }
}

/** This sandbox's provider with that code. */
export function providerNamed(
  { rules: { loginCreate } }: { rules: ProviderRules },
  code: string,
): SandboxProvider | undefined {
  const provider = findProvider(loginCreate.providerCode(code))
  return provider && loginCreate.provider(provider)
}
