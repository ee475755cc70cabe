import type { Version } from '../../versions/kit/version.ts'

/**
 * Payment initiation has the customers of account information, whose conventions it shares, and routes of its own.
 * Source: Payment initiation (/api/payments/v1); Authentication 1; Payment initiation error body.
 */
export function paymentsVersion(): Version {
  return {
    name: 'payments',
    number: '1',
    root: '/api/payments/v1',
    borrows: ['customers/create'],
    serviceKeysOnly: true,
    segments: {},
    fields: {},
    headers: { 'customer-secret': [], 'login-secret': [] },
    classes: {},
    statuses: {},
    errorForm: 'flat',
    categories: 4,
    fetchScopes: { more: [], anyCombination: false },
    shapes: {},
  }
}
