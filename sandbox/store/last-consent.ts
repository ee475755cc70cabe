import type { Consent, Login } from './entities.ts'
import type { Store } from './store.ts'

/** The newest consent of a login; the one that counts. */
export function lastConsent({ store }: { store: Store }, login: Login): Consent | undefined {
  return store.consents.group('loginId', login.id).at(-1)
}
