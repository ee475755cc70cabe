import { familyOfCustomers } from '../family-of-customers.ts'

/** Customers of account information: created, created again, asked for by both clients, locked and unlocked. */
export const family = familyOfCustomers('customers', {
  identified: true,
  chosen: 'data.identifier',
  own: ['data.id', 'data.secret'],
  page: 'data.connect_url',
  ask: ({ requests }, customer) => requests.createToken(customer),
})
