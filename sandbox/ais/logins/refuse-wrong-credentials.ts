import { refusal } from '../../basics/refusals.ts'
import type { Sandbox } from '../../world/sandbox.ts'
import type { SandboxProvider } from '../../providers/provider.ts'
import type { Credentials } from '../../store/entities.ts'

/** Checks the credentials before the attempt begins, where the rules say so. @throws Refusal InvalidCredentials */
export function refuseWrongCredentials({ rules }: Sandbox, provider: SandboxProvider, credentials: Credentials): void {
  if (!rules.loginCreate.refusesWrongCredentials || rules.stages.credentialsRight(provider, credentials)) return
  throw refusal('credentials-right')
}
