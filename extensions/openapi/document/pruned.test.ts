import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schemaOf } from '../../../schemas/library.ts'
import { pruned } from './pruned.ts'
import { rulesOf } from './rules.ts'

const stated = rulesOf('ais-v4', { implied: false })
const implied = rulesOf('ais-v4', { implied: true })

test('What the documents do not state is not promised: presence, lists of words that may grow', () => {
  const account = pruned(schemaOf('ais/account-common'), stated)
  assert.equal(account['allOf'], undefined)
  assert.deepEqual((account['properties'] as Record<string, object>)['nature'], {
    type: ['string', 'null'],
    description:
      'The documents name account, bonus, card, checking, credit, credit_card, debit_card, ewallet, insurance, investment, loan, mortgage, savings. Others may be added.',
  })
})

test('What they state is: types, and the length of a currency code', () => {
  const { properties } = pruned(schemaOf('ais/account-common'), stated) as { properties: Record<string, object> }
  assert.deepEqual(properties['balance'], { type: ['number', 'null'] })
  assert.deepEqual(properties['currency_code'], {
    type: ['string', 'null'],
    pattern: '^[A-Za-z]{0,3}$',
    description: 'The currency_code of an account has at most 3 letters.',
  })
})

test('What follows from them is promised where it is asked for', () => {
  const account = pruned(schemaOf('ais/account-common'), implied) as { allOf: Array<{ required: string[] }> }
  assert.deepEqual(account.allOf[0]?.required, ['id', 'name', 'nature', 'balance', 'currency_code'])
})
