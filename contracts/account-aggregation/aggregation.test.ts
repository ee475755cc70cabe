import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allRows } from '../service/all-rows.ts'
import { balances } from './balances.ts'

const account = { id: '1', name: 'One', nature: 'account' }

test('balances are added up by currency, to the cent', () => {
  const accounts = [
    { ...account, balance: 0.1, currency: 'EUR' },
    { ...account, balance: 7, currency: 'CHF' },
    { ...account, balance: 0.2, currency: 'EUR' },
  ]
  assert.deepEqual(balances(accounts), [
    { currency: 'CHF', total: 7 },
    { currency: 'EUR', total: 0.3 },
  ])
  assert.deepEqual(balances([]), [])
})

for (const [form, meta] of Object.entries({ null: { next_id: null }, absent: {}, 'an empty text': { next_id: '' } }))
  test(`following pages ends where the next id is ${form}`, async () => {
    const asked: Array<Record<string, string>> = []
    const rows = await allRows((from) => {
      asked.push(from)
      return Promise.resolve(from['from_id'] === '2' ? { data: [2], meta } : { data: [1], meta: { next_id: '2' } })
    })
    assert.deepEqual(
      [rows, asked],
      [
        [1, 2],
        [{}, { from_id: '2' }],
      ],
    )
  })
