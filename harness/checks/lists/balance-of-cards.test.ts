import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange } from '../test-support/sample-exchange.ts'
import { balanceOfCards } from './balance-of-cards.ts'

const card = { id: '1', nature: 'credit_card', balance: -30, currency_code: 'EUR' }
const row = { account_id: '1', status: 'posted', currency_code: 'EUR', amount: -10 }
const list = (...data: object[]) => [sampleExchange(200, { data, meta: {} })]
const decide = (account: object, ...rows: object[]) => balanceOfCards(list(account), list(...rows))

cases(
  'The balance of a credit card is at most what its transactions spend',
  [decide(card, row, { ...row, amount: -20 }), 'held: holds-for (2)'],
  [decide(card, row), 'held: holds-for (2)', 'more spent than listed'],
  [decide(card, row, { ...row, amount: -20.5 }), 'broken: -30 at balance (2)'],
  [decide(card, row, { ...row, amount: -20, account_id: '2' }, row, row), 'held: holds-for (2)', 'of another account'],
  'What counts is posted, once, in its currency, and below zero',
  ...[{ status: 'pending' }, { duplicated: true }, { currency_code: 'CHF' }, { amount: 100 }].map(
    (other) =>
      [decide(card, { ...row, amount: -100, ...other }), 'held: holds-for (2)', JSON.stringify(other)] as const,
  ),
  'Any other account says nothing',
  [decide({ ...card, nature: 'card' }, { ...row, amount: -50 }), 'untested: not-shown (2)'],
)
