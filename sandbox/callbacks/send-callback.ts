import type { Sandbox } from '../world/sandbox.ts'
import type { CallbackFacts } from '../rules/logins/sessions-rules.ts'
import type { Attempt, CallbackKind, Login } from '../store/entities.ts'

/** Sends one callback about a login to the address its client registered for that kind, if any. */
export function sendCallback(
  sandbox: Sandbox,
  kind: CallbackKind,
  about: { login: Login; attempt: Attempt | undefined },
  news: Pick<CallbackFacts, 'stage' | 'error_class' | 'error_message'>,
): void {
  const { rules, store, callbacks } = sandbox
  const client = store.clients.get(about.login.clientId)
  const url = client && rules.callbacks.addressOf(client, kind)
  const fetches = store.attempts.group('loginId', about.login.id).length
  if (url === undefined || !rules.callbacks.sends(kind, fetches, about.attempt?.user_present === true)) return
  callbacks.send(kind, url, about.login, {
    login_id: about.login.id,
    customer_id: about.login.customer_id,
    custom_fields: about.attempt?.custom_fields ?? {},
    ...news,
  })
}
