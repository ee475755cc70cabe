import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { parseImport } from './parse-import.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const header = 'account,nature,made_on,amount,currency_code,description'

test('a CSV file gives its accounts with their transactions, oldest first', () => {
  const lines = ['Purse,credit_card,2026-11-03,-4.10,EUR,"Bread, fresh"', 'Purse,credit_card,2026-11-01,9,EUR,Gift']
  const held = parseImport(
    bytes([header, ...lines, 'Safe,,2026-10-30,1000,USD,"Say ""hi"""', ''].join('\r\n')),
    'bank.csv',
  )
  assert.ok(held !== 'invalid')
  assert.deepEqual(
    held.accounts.map(({ name, nature, balance, currency_code }) => [name, nature, balance, currency_code]),
    [
      ['Purse', 'credit_card', -4.1, 'EUR'],
      ['Safe', 'account', 1000, 'USD'],
    ],
  )
  assert.deepEqual(
    held.accounts.flatMap(({ transactions }) => transactions.map((one) => [one.made_on, one.amount, one.description])),
    [
      ['2026-11-01', 9, 'Gift'],
      ['2026-11-03', -4.1, 'Bread, fresh'],
      ['2026-10-30', 1000, 'Say "hi"'],
    ],
  )
})

test('a JSON file gives the same, with the balance it states', () => {
  const transactions = [{ made_on: '2026-11-01', amount: -4.1, description: 'Bread' }]
  const account = { name: 'Purse', currency_code: 'EUR', balance: 12.5, transactions }
  const held = parseImport(bytes(JSON.stringify({ accounts: [account] })), 'export')
  assert.ok(held !== 'invalid')
  assert.deepEqual([held.accounts[0]?.balance, held.accounts[0]?.transactions.length], [12.5, 1])
})

const broken: Record<string, [text: string, name: string]> = {
  'nothing at all': ['', 'a.csv'],
  'a header without lines': [header, 'a.csv'],
  'a missing column': ['account,made_on\nPurse,2026-11-01', 'a.csv'],
  'too few cells': [`${header}\nPurse,account,2026-11-01`, 'a.csv'],
  'a day that does not exist': [`${header}\nPurse,account,2026-02-30,1,EUR,x`, 'a.csv'],
  'an amount in words': [`${header}\nPurse,account,2026-02-03,ten,EUR,x`, 'a.csv'],
  'an unknown currency': [`${header}\nPurse,account,2026-02-03,1,ZZZ,x`, 'a.csv'],
  'an unknown nature': [`${header}\nPurse,sock,2026-02-03,1,EUR,x`, 'a.csv'],
  'two currencies in one account': [`${header}\nPurse,,2026-02-03,1,EUR,x\nPurse,,2026-02-03,1,USD,x`, 'a.csv'],
  'an open quote': [`${header}\nPurse,,2026-02-03,1,EUR,"x`, 'a.csv'],
  'text that is not JSON': ['{"accounts": [', 'a.json'],
  'JSON under the name of CSV': ['{"accounts":[{"name":"Purse","currency_code":"EUR"}]}', 'a.csv'],
  'JSON null': ['null', 'a.json'],
  'a JSON account without a currency': ['{"accounts":[{"name":"Purse"}]}', 'a'],
  'two JSON accounts of one name': [
    '{"accounts":[{"name":"Purse","currency_code":"EUR"},{"name":"Purse","currency_code":"EUR"}]}',
    'a.json',
  ],
}
for (const [flaw, [text, name]] of Object.entries(broken))
  test(`a file with ${flaw} is invalid`, () => assert.equal(parseImport(bytes(text), name), 'invalid'))

test('bytes that are not UTF-8 are invalid', () =>
  assert.equal(parseImport(new Uint8Array([0xff, 0xfe, 0x00]), 'a.csv'), 'invalid'))

test('whatever is uploaded is either read or invalid', () => {
  const account = fc.record({
    name: fc.string(),
    currency_code: fc.constantFrom('EUR', null),
    transactions: fc.jsonValue(),
  })
  const json = fc.array(fc.oneof(account, fc.jsonValue())).map((accounts) => JSON.stringify({ accounts }))
  const csv = fc.array(fc.string()).map((lines) => [header, ...lines].join('\n'))
  const file = fc.oneof(fc.uint8Array(), json.map(bytes), csv.map(bytes))
  fc.assert(
    fc.property(file, fc.constantFrom('a.csv', 'a.json', 'a'), (content, name) => {
      const held = parseImport(content, name)
      return held === 'invalid' || held.accounts.length > 0
    }),
  )
})

test('a quoted cell of a megabyte is read whole', () => {
  const long = 'a""'.repeat(350_000)
  const held = parseImport(bytes(`${header}\nPurse,,2026-11-01,1,EUR,"${long}"`), 'a.csv')
  assert.equal(held !== 'invalid' && held.accounts[0]?.transactions[0]?.description.length, 700_000)
})
