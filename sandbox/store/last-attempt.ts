import type { Attempt, Login } from './entities.ts'
import type { Store } from './store.ts'

export function lastAttempt({ store }: { store: Store }, login: Login): Attempt | undefined {
  return store.attempts.group('loginId', login.id).at(-1)
}

export function isProcessing(sandbox: { store: Store }, login: Login): boolean {
  return lastAttempt(sandbox, login)?.finished === false
}
