import { commandsOfPayments, Payers, points } from './paying.ts'
import { familyOfCustomers } from '../../../generators/models/family-of-customers.ts'

/** Customers who pay: as in account information, with payments in place of tokens, and users who go through their pages. */
export const family = familyOfCustomers(
  'payments',
  {
    identified: true,
    chosen: 'data.identifier',
    own: ['data.id', 'data.secret'],
    page: 'data.connect_url',
    ask: (scene, customer) => scene.interface.firstFor(scene, customer),
  },
  {
    points,
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
        { do: 'pay too late' },
      ],
    ],
  },
)
