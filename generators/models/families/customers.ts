import { familyOfCustomers } from '../family-of-customers.ts'

/** Customers of account information: created once and again, asked for by their own client and another, locked and unlocked. */
export const family = familyOfCustomers('customers', {
  rules: {
    kept: 'ais/customers/identifier-kept',
    differ: 'ais/customers/ids-and-secrets-differ',
    duplicate: 'ais/customers/duplicate',
    refused: 'ais/customers/refused-makes-none',
    elsewhere: 'ais/customers/identifier-of-another-client',
    asked: 'ais/customers/secret-identifies-customer',
    ownPage: 'ais/tokens/one-per-request',
    crossed: 'conventions/secrets/customer-of-another-client',
    locked: 'ais/customers/locked',
    wrongSecret: 'conventions/headers/wrong-secret',
    crossedKeys: 'conventions/headers/crossed-keys',
  },
  chosen: 'data.identifier',
  own: ['data.id', 'data.secret'],
  page: 'data.connect_url',
  ask: ({ requests }, customer) => requests.createToken(customer),
})
