import type { CallbackFacts } from '../rules/logins/callbacks-rules.ts'
import type { CallbackKind, Login } from '../store/entities.ts'

/** Sends callbacks about logins to their clients. */
export interface Callbacks {
  send(kind: CallbackKind, url: string, login: Login, facts: CallbackFacts): void
}
