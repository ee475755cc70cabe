import { version4, type Version } from '../../versions/kit/version.ts'

/**
 * Payment initiation shares customers and conventions with account information and has routes of its own.
 * Source: Payment initiation (/api/payments/v1); Authentication 1; Payment initiation error body.
 */
export function paymentsVersion(): Version {
  return {
    ...version4(),
    name: 'payments',
    number: '1',
    root: '/api/payments/v1',
    borrows: ['customers/create'],
    serviceKeysOnly: true,
    headers: { 'customer-secret': [], 'login-secret': [] },
  }
}
