import { sign } from 'node:crypto'
import type { Attempt, CallbackKind, Client } from '../../store/entities.ts'
import type { VersionName } from '../../basics/version-name.ts'
import { privateKeyOf } from '../../basics/read-keys.ts'
import type { Fields } from '../../basics/values.ts'

export interface CallbackFacts {
  login_id: string
  customer_id: string
  custom_fields: Fields
  stage?: string
  error_class?: string
  error_message?: string
}

/** The callbacks to a client's addresses. Source: Events; bodies, signature input and retries are a choice. */
export function callbacksRules() {
  return {
    addressOf: (client: Client, kind: CallbackKind): string | undefined => client.callbacks[kind],

    /** Whether fetched accounts cause a callback before the fetch ends. */
    notifiesOfAccounts: (attempt: Pick<Attempt, 'loginId' | 'fetched_accounts_notify'>): boolean =>
      attempt.fetched_accounts_notify,

    /**
     * Whether a callback of this kind is sent; `fetches` counts those of the login so far, with this one, which was begun
     * with its user present or without.
     */
    sends: (_kind: CallbackKind, _fetches: number, _userPresent: boolean): boolean => true,

    body: (facts: CallbackFacts, time: string, version: string): unknown => ({ data: facts, meta: { version, time } }),

    signedText: (url: string, body: string): string => `${url}|${body}`,

    /** Version 3 still has the weaker digest. Source: Versioning 4. */
    digest: (version: VersionName): 'sha1' | 'sha256' => (version === 'v3' ? 'sha1' : 'sha256'),

    signature: (text: string, privateKey: string, digest: 'sha1' | 'sha256'): string =>
      sign(digest, Buffer.from(text), privateKeyOf(privateKey)).toString('base64'),

    delivered: (status: number): boolean => status >= 200 && status < 300,
    maxTries: 4,
    /** How long to wait before a try, counted from 1. */
    waitMs: (attempt: number): number => (attempt <= 1 ? 0 : 100 * 4 ** (attempt - 2)),
    timeoutMs: 5000,
  }
}
