import { countries, realCountries, type Country } from '../../reference/lists.ts'
import type { Client, Login } from '../../store/entities.ts'
import { findProvider } from '../../providers/find-provider.ts'
import type { SandboxProvider } from '../../providers/provider.ts'

/** Which countries a client sees. Source: Other resources, Country; Version 4 endpoints. */
export const countriesRules = () => ({
  includeFakeDefault: false,

  fakeAllowed: (client: Client): boolean => client.status === 'test' || client.status === 'pending',

  listed: (asked: boolean, allowed: boolean): readonly Country[] => (asked && allowed ? countries() : realCountries()),
})

/** Which providers a client sees. Source: Version 4 endpoints, providers; Provider (version 4). */
export const providersRules = () => ({
  find: (code: string): SandboxProvider | undefined => findProvider(code),
})

/** The valid identifiers of customers. Source: Customer (version 4); Errors; the length is a choice. */
export const customersRules = () => ({
  identifierValid: (identifier: unknown): identifier is string =>
    typeof identifier === 'string' && identifier.trim() !== '' && Array.from(identifier).length <= 255,

  sameIdentifier: (a: string, b: string): boolean => a === b,
})

/** The record that version 3 shows a client of itself. Source: Other resources, Client (version 3). */
export const clientInfoRules = () => ({
  total: (logins: readonly Login[]): number => logins.length,

  count: (logins: readonly Login[], status: Login['status']): number =>
    logins.filter((login) => login.status === status).length,

  shown: (count: number): boolean => count > 0,
})
