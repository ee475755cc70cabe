import { version4, listingLimits, type Version } from '../../versions/kit/version.ts'

/**
 * Partners read the resources of account information. The documents say only that accounts carry connection_id, so
 * shapes and trees are those of version 5, and so is the form of errors, which programs in the field read.
 * Source: Partners, in Resources and their fields and in Endpoints of the second document; Authentication 1; Limits.
 */
export function partnersVersion(): Version {
  return {
    ...version4(),
    name: 'partners',
    number: '1',
    root: '/api/partners/v1',
    borrows: [
      'logins/list',
      'accounts/list',
      'transactions/list',
      'providers/list',
      'providers/show',
      'countries/list',
      'currencies/list',
      'rates/list',
      'assets/list',
      'categories/list',
    ],
    serviceKeysOnly: true,
    segments: { logins: 'connections' },
    fields: { login_id: 'connection_id' },
    headers: { 'customer-secret': [], 'login-secret': [] },
    errorForm: 'nested',
    categories: 5,
    fetchScopes: { more: [], anyCombination: true },
    rateLimits: { ...listingLimits, 'partners/merchants': 5 },
  }
}
