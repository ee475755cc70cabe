import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allRows } from '../service/all-rows.ts'
import { balances } from './balances.ts'
import type { Progress } from './model.ts'
import { toProgress } from './reading.ts'
import { waitUntilSettled } from './wait-until-settled.ts'

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

test('an attempt is described by its error, its end or its stage', () => {
  const interactive = { name: 'interactive', interactive_fields_names: ['sms'] }
  assert.deepEqual(toProgress({ finished: true, fail_error_class: 'InvalidCredentials' }), { state: 'refused' })
  assert.deepEqual(toProgress({ fail_error_class: 'ProviderError' }), { state: 'failed', errorClass: 'ProviderError' })
  assert.deepEqual(toProgress({ finished: true, fail_error_class: null }), { state: 'done' })
  assert.deepEqual(toProgress({ finished: false, last_stage: interactive }), { state: 'asks', fields: ['sms'] })
  assert.deepEqual(toProgress({ last_stage: { name: 'connect' } }), { state: 'working' })
  assert.deepEqual(toProgress(undefined), { state: 'working' })
})

test('a connection is looked at until it has settled, or patience is spent', async () => {
  const seen: Progress[] = [{ state: 'working' }, { state: 'working' }, { state: 'done' }]
  let pauses = 0
  const patience = (looks: number) => ({ looks, pause: () => Promise.resolve(void (pauses += 1)) })
  const looker = () => {
    const left = [...seen]
    return () => Promise.resolve(left.shift())
  }
  assert.deepEqual(await waitUntilSettled(looker(), patience(9)), { state: 'done' })
  assert.equal(pauses, 2)
  assert.deepEqual(await waitUntilSettled(looker(), patience(2)), { state: 'working' })
  assert.equal(await waitUntilSettled(() => Promise.resolve(undefined), patience(9)), undefined)
})
