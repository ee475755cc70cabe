import { checkCredentials } from '../../providers/credentials.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

/** The way of an attempt. Source: Attempt, stage names; the order and its conditions are a choice. */
export function stagesRules() {
  return {
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

    /** Whether the provider takes the credentials. */
    credentialsRight: (provider: SandboxProvider, credentials: Record<string, string>): boolean =>
      provider.mode === 'oauth' || checkCredentials(provider, credentials) === 'ok',

    /** Whether a stage lasts until the user has answered. */
    waits: (name: string): boolean => name === 'interactive',

    /** How the name of a stage is written down. */
    named: (name: string): string => name,

    /** Transactions younger than this many days come with fetch_recent, the others with fetch_full. */
    recentDays: 30,

    /** How many times longer the stages of a login named slow take. */
    slowFactor: 25,

    /** Whether a transaction falls into the asked days. */
    transactionWanted: (madeOn: string, fromDate: string | null, toDate: string | null): boolean =>
      (fromDate === null || madeOn >= fromDate) && (toDate === null || madeOn <= toDate),

    accountWanted: (id: string, excluded: readonly string[]): boolean => !excluded.includes(id),
  }
}
