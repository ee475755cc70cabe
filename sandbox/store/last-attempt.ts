import type { Sandbox } from '../world/sandbox.ts'
import type { Attempt, Login } from './entities.ts'

/** The newest attempt of a login. */
export function lastAttempt(sandbox: Sandbox, login: Login): Attempt | undefined {
  return sandbox.store.attempts.group('loginId', login.id).at(-1)
}

/** Whether the newest attempt still runs. */
export function isProcessing(sandbox: Sandbox, login: Login): boolean {
  return lastAttempt(sandbox, login)?.finished === false
}
