import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brokenIn, type Step } from '../test-support/history.ts'

const transactions = (category: string, extra = {}): Step => ({
  ask: 'GET /transactions?login_id=7',
  body: { data: [{ id: '1', account_id: '2', category, extra }], meta: { next_id: null, next_page: null } },
})
const childrenWanted = (steps: readonly Step[]) => brokenIn(steps).filter((line) => line.includes('-is-child'))

test('No transaction has a parent of others for its category', () => {
  const shown = [transactions('groceries'), transactions('food_and_dining')]
  assert.deepEqual(childrenWanted(shown), ['ais/categories/transaction-category-is-child data[0].category x2'])
})

test('A parent without children, one that is a child elsewhere and a category of the client are let pass', () => {
  const own = transactions('pets', { customer_category_code: 'pets' })
  assert.deepEqual(childrenWanted([transactions('transfer'), transactions('taxes'), own]), [])
})
