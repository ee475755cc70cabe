import { storyOfFlaws, commandsOfPayments, Payers, points } from './paying.ts'
import { everyOptional } from '../../../generators/models/customers.ts'
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
    optional: {
      'data.return_to': 'https://example.com/back',
      'data.show_consent_confirmation': false,
      'data.disable_provider_search': true,
      'data.javascript_callback_type': 'post_message',
    },
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
        { do: 'ask for it', beside: everyOptional },
        { do: 'ask for it as the other client', by: 'its id alone', beside: everyOptional },
        { do: 'lock', to: 'locked' },
        { do: 'ask for it', beside: everyOptional },
        { do: 'lock', to: 'unlocked' },
        ...storyOfFlaws,
        { do: 'open its page again', name: 'second' },
        { do: 'pay', client: 'second' },
        { do: 'lock', client: 'second', to: 'locked' },
        { do: 'ask for it', client: 'second' },
        { do: 'lock', client: 'second', to: 'unlocked' },
        { do: 'pay too late' },
        { do: 'pay too late', client: 'second' },
      ],
    ],
  },
)
