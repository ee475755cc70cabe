import type { Sandbox } from '../../world/sandbox.ts'
import { Refusal } from '../../basics/refusal.ts'
import type { Login } from '../../store/entities.ts'
import { isProcessing } from '../../store/last-attempt.ts'

/**
 * Refuses a change of a login that is disabled or being fetched.
 * @throws Refusal LoginDisabled, LoginAlreadyProcessing
 */
export function refuseBusy(sandbox: Sandbox, login: Login, change: 'reconnect' | 'refresh'): void {
  const rules = sandbox.rules.reconnect
  if (rules.disabled(login)) throw new Refusal('LoginDisabled', 'the login is disabled')
  if (rules.busy(isProcessing(sandbox, login), change)) {
    throw new Refusal('LoginAlreadyProcessing', 'the login is being processed')
  }
}
