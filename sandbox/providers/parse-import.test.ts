import { test } from 'node:test'
import * as fc from 'fast-check'
import { cases } from '../../core/test-support/cases.ts'
import { parseImport } from './parse-import.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const header = 'account,nature,made_on,amount,currency_code,description'
const accountsIn = (text: string, name = 'a.csv') => {
  const held = parseImport(bytes(text), name)
  return held === 'invalid' ? [] : held.accounts
}

const several = accountsIn(
  `${header}
Purse,credit_card,2026-11-03,-4.10,EUR,"Bread, fresh"
Purse,credit_card,2026-11-01,9,EUR,Gift
Safe,,2026-10-30,1000,USD,"Say ""hi"""
`.replaceAll('\n', '\r\n'),
)
const transactions = [{ made_on: '2026-11-01', amount: -4.1, description: 'Bread' }]
const purse = { name: 'Purse', currency_code: 'EUR', balance: 12.5, transactions }
const stated = accountsIn(JSON.stringify({ accounts: [purse] }), 'export')
const [long] = accountsIn(`${header}\nPurse,,2026-11-01,1,EUR,"${'a""'.repeat(350_000)}"`)

const invalid = (text: string, name = 'a.csv') => [parseImport(bytes(text), name), 'invalid', text] as const

cases(
  'A CSV file gives its accounts with their transactions, oldest first',
  [
    several.map(({ name, nature, balance, currency_code }) => [name, nature, balance, currency_code]),
    [
      ['Purse', 'credit_card', -4.1, 'EUR'],
      ['Safe', 'account', 1000, 'USD'],
    ],
  ],
  [
    several.flatMap((account) => account.transactions.map((one) => [one.made_on, one.amount, one.description])),
    [
      ['2026-11-01', 9, 'Gift'],
      ['2026-11-03', -4.1, 'Bread, fresh'],
      ['2026-10-30', 1000, 'Say "hi"'],
    ],
  ],
  'A JSON file gives the same, with the balance it states',
  [stated[0]?.balance, 12.5],
  [stated[0]?.transactions.length, 1],
  'A quoted cell of a megabyte is read whole',
  [long?.transactions[0]?.description.length, 700_000],
  'A CSV file without lines, columns, cells or closing quotes is invalid',
  invalid(''),
  invalid(header),
  invalid('account,made_on\nPurse,2026-11-01'),
  invalid(`${header}\nPurse,account,2026-11-01`),
  invalid(`${header}\nPurse,,2026-02-03,1,EUR,"x`),
  'A day, amount, currency or nature that does not exist is invalid, and so are two currencies in one account',
  invalid(`${header}\nPurse,account,2026-02-30,1,EUR,x`),
  invalid(`${header}\nPurse,account,2026-02-03,ten,EUR,x`),
  invalid(`${header}\nPurse,account,2026-02-03,1,ZZZ,x`),
  invalid(`${header}\nPurse,sock,2026-02-03,1,EUR,x`),
  invalid(`${header}\nPurse,,2026-02-03,1,EUR,x\nPurse,,2026-02-03,1,USD,x`),
  'What is no JSON, or no list of accounts with a name of their own and a currency, is invalid',
  invalid('{"accounts": [', 'a.json'),
  invalid('{"accounts":[{"name":"Purse","currency_code":"EUR"}]}'),
  invalid('null', 'a.json'),
  invalid('{"accounts":[{"name":"Purse"}]}', 'a'),
  invalid('{"accounts":[{"name":"Purse","currency_code":"EUR"},{"name":"Purse","currency_code":"EUR"}]}', 'a.json'),
  'Bytes that are not UTF-8 are invalid',
  [parseImport(new Uint8Array([0xff, 0xfe, 0x00]), 'a.csv'), 'invalid'],
)

test('Whatever is uploaded is either read or invalid', () => {
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
