import type { Sandbox } from '../../world/sandbox.ts'
import { refusal } from '../../basics/refusals.ts'
import type { Login } from '../../store/entities.ts'
import { isProcessing } from '../../store/last-attempt.ts'

/**
 * Refuses a change of a login that is disabled or being fetched.
 * @throws Refusal LoginDisabled, LoginAlreadyProcessing
 */
export function refuseBusy(sandbox: Sandbox, login: Login, change: 'reconnect' | 'refresh'): void {
  const rules = sandbox.rules.reconnect
  if (rules.disabled(login)) throw refusal('login-enabled')
  if (rules.busy(isProcessing(sandbox, login), change, login)) {
    throw refusal('login-idle')
  }
}
