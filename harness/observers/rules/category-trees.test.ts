import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const { personal, business } = readTable('categories-v4')
const trees = (data: object): Step => ({ ask: 'GET /categories', data })

test('Each list of categories is looked at, not only the first', () => {
  const right = trees({ personal, business })
  assert.deepEqual(brokenIn([right, right, { ask: 'GET /categories', status: 400 }]), [])
  assert.match(
    brokenIn([right, trees({ personal, business: readTable('categories-v5').business })]).join(),
    /^category-trees: business .*x2$/,
  )
  assert.match(brokenIn([right, trees({ personal: { ...personal, home: [] }, business })]).join(), /personal .*x2$/)
})
