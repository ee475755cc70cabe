import { checkCredentials } from '../../providers/credentials.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

/** The stages of an attempt. Source: Attempt, stage names; the order and its conditions are a choice. */
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

    credentialsRight: (provider: SandboxProvider, credentials: Record<string, string>): boolean =>
      provider.mode === 'oauth' || checkCredentials(provider, credentials) === 'ok',

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
  }
}
