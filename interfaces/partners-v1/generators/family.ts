import { familyOfCustomers } from '../../../generators/models/family-of-customers.ts'

/** Leads: created once and again, each with sessions of its own, which no other client opens. */
export const family = familyOfCustomers('leads', {
  identified: false,
  chosen: 'data.email',
  own: ['data.customer_id'],
  page: 'data.redirect_url',
  ask: ({ requests }, customer) => requests.createToken(customer),
})
