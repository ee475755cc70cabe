import { type Exchange, headerOf } from '../../core/exchange.ts'
import { isFields } from '../../core/fields.ts'
import type { Draft } from './draft.ts'

/** The headers that open a login. Source: Account information / Authentication. */
const names = ['Login-secret', 'Connection-secret']

/**
 * The newest secret of each login. Its secret is returned in login bodies, and the documents do not say that it stays:
 * after a change it may be another one. Source: Account information / Login (version 4), row `secret`.
 */
export class NewestSecrets {
  /** By each secret that was replaced. */
  private readonly newest = new Map<string, string>()

  /** The draft with the newest secret of the login that it names. */
  renewed(draft: Draft): Draft {
    if (draft.secrets === 'as-given') return draft
    const headers = Object.entries(draft.headers).map(
      ([name, value]) => [name, names.includes(name) ? (this.newest.get(value) ?? value) : value] as const,
    )
    return { ...draft, headers: Object.fromEntries(headers) }
  }

  /** Learns from an exchange whether it gave a login another secret. */
  learn(exchange: Exchange): void {
    const replaced = replacedSecret(exchange)
    if (!replaced) return
    const { sent, shown } = replaced
    for (const [before, newest] of this.newest) if (newest === sent) this.newest.set(before, shown)
    this.newest.set(sent, shown)
    this.newest.delete(shown)
  }
}

/** The secret of a login with which an accepted change was sent, and the other one that its answer shows, if any. */
export function replacedSecret({ request, answer }: Exchange): { sent: string; shown: string } | undefined {
  if (request.method === 'GET' || !answer || answer.status >= 300) return undefined
  const { json } = answer
  const shown = isFields(json) && isFields(json['data']) ? json['data']['secret'] : undefined
  const sent = names.map((name) => headerOf(request, name)).find((value) => value !== undefined)
  const isAnother = sent !== undefined && typeof shown === 'string' && shown !== sent && isOfForm(shown, sent)
  return isAnother ? { sent, shown } : undefined
}

/** Whether a text can be a secret, and hides none: `****` and `hidden` do. */
function isOfForm(text: string, secret: string): boolean {
  const marks = new Set(secret.match(/[^a-z0-9]/gi))
  return 2 * text.length > secret.length && (text.match(/[^a-z0-9]/gi) ?? []).every((mark) => marks.has(mark))
}
