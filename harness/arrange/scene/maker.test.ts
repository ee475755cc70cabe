import { acceptedData } from '../../checks/answers/answer.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dialect as aisV4 } from '../../../interfaces/ais-v4/dialect.ts'
import { dialect as aisV6 } from '../../../interfaces/ais-v6/dialect.ts'
import { sampleExchange } from '../../checks/answers/sample-exchange.ts'
import { because } from '../../reasons/because.ts'
import type { Run } from '../../run/run.ts'
import { makerOf, noMaker, readyConnection, rowAlone } from './maker.ts'
import { Requests } from './requests.ts'

const run = (parts: object) =>
  ({ profile: { data: {}, providers: [] }, loginSecrets: new Map(), ...parts }) as unknown as Run
const own = { requests: new Requests(aisV4), send: async () => sampleExchange(200, {}) }

it('makes logins through the version itself, else through the one beside it, else not at all', async () => {
  assert.equal(makerOf(run({ dialect: aisV4 }), own), own)
  const answer = sampleExchange(200, { data: {} })
  const ground = { dialect: aisV4, client: { send: async () => answer } }
  const maker = makerOf(run({ dialect: aisV6, ground }), own)
  assert.equal(maker?.requests.dialect, aisV4)
  assert.equal(await maker?.send(own.requests.listLogins()), answer)
  assert.equal(makerOf(run({ dialect: aisV6 }), own), undefined)
  const facts = { version: 'ais-v6', others: ['ais-v4', 'ais-v5'] }
  assert.deepEqual(noMaker(run({ dialect: aisV6 })).reason, because('nothing-makes-logins', facts))
})

it('gives the connection of the profile without secrets, and is untested without one', () => {
  const data = { v6_connection: { customer_id: '7', connection_id: '8' } }
  const login = readyConnection(run({ dialect: aisV6, profile: { data, providers: [] } }), 'plain')
  assert.deepEqual([login.id, login.secret, login.customer.id, login.customer.secret], ['8', '', '7', ''])
  const missing = because('capability-missing', { capability: 'v6-connection' })
  const without = run({ dialect: aisV6, offered: new Map([['v6-connection', missing]]) })
  assert.throws(() => readyConnection(without, 'plain'), { finding: 'untested', reason: missing })
  assert.throws(() => readyConnection(without, 'large'), {
    finding: 'untested',
    reason: because('capability-missing', { capability: 'v6-large-connection' }),
  })
})

it('shows one row of a list as if it had been asked for alone', () => {
  const list = sampleExchange(200, { data: [{ id: '1' }, { id: '2', status: 'active' }] })
  assert.deepEqual(acceptedData(rowAlone(list, '2')), { id: '2', status: 'active' })
  assert.equal(rowAlone(list, '3'), list)
})
