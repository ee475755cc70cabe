import type { Sandbox } from '../../world/sandbox.ts'
import { findProvider } from '../../providers/find-provider.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

export type LoginProvider = SandboxProvider

/** The provider of that code as this sandbox has it. */
export function providerNamed(sandbox: Sandbox, code: string): LoginProvider | undefined {
  const provider = findProvider(sandbox.rules.loginCreate.providerCode(code))
  return provider && sandbox.rules.loginCreate.provider(provider)
}
