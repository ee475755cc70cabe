import { commandsOfPayments, Payers, rules } from './paying.ts'
import { familyOfCustomers } from '../../../generators/models/family-of-customers.ts'

/** Customers who pay: as in account information, with payments in place of tokens, and users who go through their pages. */
export const family = familyOfCustomers(
  'payments',
  {
    rules: {
      kept: 'customers/identifier-kept',
      differ: 'customers/ids-and-secrets-differ',
      duplicate: 'customers/duplicate',
      refused: 'customers/refused-makes-none',
      elsewhere: 'customers/identifier-of-another-client',
      asked: 'attributes/complete-set-accepted',
      ownPage: 'connect/one-per-request',
      crossed: 'connect/customer-of-another-client',
      locked: 'customers/locked',
      wrongSecret: 'conventions/headers/wrong-secret',
      crossedKeys: 'conventions/headers/crossed-keys',
    },
    chosen: 'data.identifier',
    own: ['data.id', 'data.secret'],
    page: 'data.connect_url',
    ask: (scene, customer) => scene.interface.firstFor(scene, customer),
  },
  {
    rules: Object.values(rules),
    begin: (own, words) => new Payers(own, words),
    commands: commandsOfPayments,
    stories: [
      [
        { do: 'pay' },
        { do: 'ask wrongly' },
        { do: 'pay' },
        { do: 'open its page again' },
        { do: 'pay', with: 'wrong credentials' },
        { do: 'pay' },
        { do: 'ask wrongly', with: 'a required attribute left out' },
        { do: 'pay', name: 'second', with: 'no consent' },
        { do: 'let days pass' },
        { do: 'pay', name: 'second' },
        { do: 'open its page again', name: 'second' },
        { do: 'pay', client: 'second' },
      ],
    ],
  },
)
