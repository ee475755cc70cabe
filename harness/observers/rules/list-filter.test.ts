import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dialect as version5 } from '../../../interfaces/ais-v5/dialect.ts'
import { inOneLine } from '../../../core/test-support/cases.ts'
import { sampleExchange } from '../../checks/test-support/sample-exchange.ts'
import { pagesLeaveOut } from './list-filter.ts'
import { brokenIn, type Step } from '../test-support/history.ts'

const logins = (query: string, ...customers: string[]): Step => ({
  ask: `GET /logins?${query}`,
  data: customers.map((customer_id, at) => ({ id: String(at), customer_id })),
})
const ofFilter = (steps: Step[]) => brokenIn(steps).filter((one) => one.startsWith('list-filter: logins'))

test('Rows of the parent that was asked for, or all of another one, break nothing', () => {
  assert.deepEqual(ofFilter([logins('customer_id=7', '7', '7')]), [])
  assert.deepEqual(ofFilter([logins('customer_id=7', '8', '8')]), [])
  assert.deepEqual(ofFilter([logins('per_page=100', '7', '8')]), [])
})

test('A row of another parent is found on whatever page, under whichever name the version has for the parent', () => {
  assert.deepEqual(ofFilter([logins('per_page=100&customer_id=7&from_id=5', '7', '8')]), [
    'list-filter: logins data[1] x1',
  ])
  const accounts = ['7', '8'].map((id) => ({ id, connection_id: id }))
  const steps: Step[] = [{ ask: 'GET /accounts?connection_id=7&login_id=7', data: accounts }]
  assert.match(brokenIn(steps, version5).join(), /list-filter: accounts data\[1\]/)
})

test('Pages show nothing of what was listed for another parent', () => {
  const page = (...ids: string[]) => sampleExchange(200, { data: ids.map((id) => ({ id })), meta: { next_id: null } })
  assert.match(inOneLine(pagesLeaveOut([page('1'), page('2')], ['3'])), /^held/)
  assert.match(inOneLine(pagesLeaveOut([page('1'), page('2', '3')], ['3'])), /^broken: row 3/)
  assert.match(inOneLine(pagesLeaveOut([page('1')], ['3'])), /^untested/)
  assert.match(inOneLine(pagesLeaveOut([page('1'), page('2')], [])), /^untested/)
})
