import type { Sandbox } from '../../world/sandbox.ts'
import { endPage } from '../kit/end-page.ts'
import { html } from '../kit/markup.ts'
import { messageScript } from '../kit/message-script.ts'
import type { PageReply } from '../kit/page.ts'
import type { Version } from '../../versions/kit/version.ts'
import type { ConnectVisit } from '../../store/connect-visit.ts'

/** The outcome that the user sees, and that the client gets in the parameters of return_to. */
export interface Outcome {
  login_id?: string
  error_class?: string
  error_message?: string
}

/**
 * The last page; it leads back to the client by itself where the client gave an address, and sends a message to the window that opened
 * it where the client asked for that.
 */
export function resultPage({ rules }: Sandbox, visit: ConnectVisit, outcome: Outcome): PageReply {
  const failed = outcome.error_class !== undefined
  const message = failed
    ? html`<p class="problem">${outcome.error_message}</p>`
    : html`<p>Your accounts are connected.</p>`
  const title = failed ? 'Not connected' : 'Connected'
  const { returnTo } = visit.token
  const version = rules.versions[visit.token.version]
  const back = returnTo === undefined ? undefined : rules.pages.returnAddress(returnTo, renamed(outcome, version))
  return endPage({ title, message, address: rules.pages.wayBack(back), script: scriptOf(visit, version, outcome) })
}

function scriptOf(
  { token }: ConnectVisit,
  { fields }: Version,
  { login_id, error_class, error_message }: Outcome,
): string | undefined {
  if (token.data.javascript_callback_type !== 'post_message') return undefined
  const subject = { [fields.login_id ?? 'login_id']: login_id }
  const failure = { ...(error_class !== undefined && { error_class, error_message: error_message ?? '' }) }
  return messageScript({ subject, stage: error_class === undefined ? 'success' : 'error', ...failure })
}

function renamed(outcome: Outcome, { fields }: Version): Record<string, string> {
  return Object.fromEntries(Object.entries(outcome).map(([name, value]) => [fields[name] ?? name, value as string]))
}
