import { familyOfCustomers } from '../../../generators/models/family-of-customers.ts'

/** Leads: created once and again, each with sessions of its own, which no other client opens. */
export const family = familyOfCustomers('leads', {
  rules: {
    kept: 'leads/email-kept',
    differ: 'leads/customers-differ',
    asked: 'lead-sessions/create',
    ownPage: 'lead-sessions/one-per-request',
    crossed: 'lead-sessions/of-another-client',
    openChoice: 'leads/email-again',
    wrongSecret: 'conventions/headers/wrong-secret',
    crossedKeys: 'conventions/headers/crossed-keys',
  },
  chosen: 'data.email',
  own: ['data.customer_id'],
  page: 'data.redirect_url',
  ask: ({ requests }, customer) => requests.createToken(customer),
})
