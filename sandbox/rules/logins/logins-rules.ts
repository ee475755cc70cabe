import type { Attempt, Client, Customer, Login, Consent } from '../../store/entities.ts'
import type { Store } from '../../store/store.ts'
import type { VersionName, Fields } from '../../basics/values.ts'
import { dayMs } from '../../basics/days.ts'
import { answerRight, credentialsRight } from '../../providers/credentials.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

/** What the lists of logins and attempts hold. Source: Version 4 endpoints. */
export const loginsRules = () => ({
  /** The logins of a client, or of the customer asked for. */
  logins: (store: Store, client: Client, customer: Customer | undefined): readonly Login[] =>
    customer ? store.logins.group('customer_id', customer.id) : store.logins.group('clientId', client.id),

  /** The login that is shown when one is asked for. */
  shown: (_store: Store, login: Login): Login => login,

  attempts: (store: Store, login: Login): readonly Attempt[] => store.attempts.group('loginId', login.id),
})

/** How attempts come about and are found. Source: What the service does; Attempt; Version 4 endpoints, attempts. */
export const attemptsRules = () => ({
  /** Stores the attempt of an accepted create, reconnect or refresh. */
  added: (store: Store, attempt: Attempt): Attempt => store.attempts.add(attempt),

  shown: (store: Store, id: string): Attempt | undefined => store.attempts.get(id),

  /** The natures of the accounts that a fetch includes: all, since no request narrows them. A choice. */
  includedNatures: (natures: readonly string[]): string[] | null => [...natures],
})

const types: Record<string, string> = {
  holder_info: 'holder_information',
  accounts: 'account_information',
  transactions: 'transaction_information',
}

/** What the user agreed to. Source: Login, consent fields; the length without a provider's limit is a choice. */
export const consentRules = () => ({
  types: (scopes: readonly string[]): string[] =>
    ['holder_info', 'accounts', 'transactions']
      .filter((scope) => scopes.includes(scope))
      .map((scope) => types[scope] ?? scope),

  periodDays: (provider: { max_consent_days: number | null }): number => provider.max_consent_days ?? 90,

  expiresAt: (givenAt: Date, days: number): string => new Date(givenAt.getTime() + days * dayMs).toISOString(),

  statusOf: (consent: Consent, now: Date): 'active' | 'revoked' | 'expired' => {
    if (consent.revoked_at !== null) return 'revoked'
    return Date.parse(consent.expires_at) > now.getTime() ? 'active' : 'expired'
  },

  /** Whether refreshing a login needs an active consent. Source: States and transitions. */
  neededToRefresh: (version: VersionName): boolean => version === 'v6',
})

/** The stages of an attempt. Source: Attempt, stage names; the order and its conditions are a choice. */
export const stagesRules = () => ({
  sequence: (scopes: readonly string[], provider: { interactive: boolean }): string[] => {
    const accounts = ['accounts', 'balance', 'transactions'].some((scope) => scopes.includes(scope))
    return [
      'start',
      'connect',
      ...(provider.interactive ? ['interactive'] : []),
      ...(scopes.includes('holder_info') ? ['fetch_holder_info'] : []),
      ...(accounts ? ['fetch_accounts'] : []),
      ...(scopes.includes('transactions') ? ['fetch_recent', 'fetch_full'] : []),
      'disconnect',
      'finish',
    ]
  },

  credentialsRight: (provider: SandboxProvider, credentials: Record<string, string>): boolean =>
    provider.mode === 'oauth' || credentialsRight(provider, credentials),

  /** Whether a stage waits for the user's answer. */
  waits: (name: string): boolean => name === 'interactive',

  /** The name of a stage as recorded. */
  named: (name: string): string => name,

  /** fetch_recent imports transactions of the last so many days, fetch_full the others. */
  recentDays: 30,

  /** How long a stage takes, by the usual time; those of the login named slow take longer. */
  lastsMs: (usualMs: number, slow: boolean, _name: string): number => usualMs * (slow ? 25 : 1),

  transactionWanted: (madeOn: string, fromDate: string | null, toDate: string | null): boolean =>
    (fromDate === null || madeOn >= fromDate) && (toDate === null || madeOn <= toDate),

  accountWanted: (id: string, excluded: readonly string[]): boolean => !excluded.includes(id),
})

/** How the interactive step is answered. Source: Version 4 endpoints, interactive; States and transitions. */
export const interactiveRules = () => ({
  /** The body as read: faults misread fields here. */
  asked: (data: Fields): Fields => data,

  /** The time for the user's answer. The length is a choice. */
  timeoutSeconds: 300,
  timeoutClass: 'InteractiveTimeout',

  /** Whether the provider takes the answer. */
  right: (provider: SandboxProvider, answer: Record<string, string>): boolean => answerRight(provider, answer),

  /** The class for an unexpected answer; for an interactive provider it is a choice. */
  refusal: (provider: { interactive: boolean }, waiting: boolean): string | undefined =>
    provider.interactive && waiting ? undefined : 'ProviderNotInteractive',

  /** The attempt that continues after the answer: the waiting one; undefined for none. */
  goesOn: (_store: Store, attempt: Attempt): Attempt | undefined => attempt,
})
