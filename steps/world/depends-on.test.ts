import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setUpFailed } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { sampleExchange, sampleRefusal } from '../../harness/checks/answers/sample-exchange.ts'
import { because } from '../../harness/reasons/because.ts'
import { dialect as version6 } from '../../interfaces/ais-v6/dialect.ts'
import { description } from '../../interfaces/ais-v4/interface.ts'
import { dependsOn, noticedBy } from './depends-on.ts'
import { filterNoticed } from './notice.ts'
import type { AssayWorld } from './world.ts'

const show = { id: 'ais/routes/show-a-login', strength: 'stated', needs: [] }
const filtered = { id: 'ais/logins/list-by-customer', strength: 'stated', needs: [] }

function worldOf(change: object = {}): AssayWorld {
  const run = {
    dialect: description.dialect,
    others: [{ dialect: version6 }],
    profile: { providers: [], data: {} },
    requirements: new Map([show, filtered].map((row) => [row.id, row])),
    noticed: new Set<string>(),
    seen: { accepted: 1 },
  }
  const scenario = { rows: [show], noticed: [], stoppedBy: undefined, ...change }
  return { run, scene: { interface: description }, scenario } as unknown as AssayWorld
}

function at<One extends Exchange>(path: string, exchange: One): One {
  return { ...exchange, request: { ...exchange.request, url: `https://bank.example/prefix${path}` } }
}

const refused = at('/api/v4/logins/7', sampleRefusal(400, 'WrongRequestFormat'))
const ofTwo = ['8', '9'].map((id) => ({ id, customer_id: id }))
const foreign = at('/api/v4/logins?customer_id=7', sampleExchange(200, { data: ofTwo }))

function on(evidence: Exchange[], verdict = 'inconclusive', reason = because('nothing-sent')): string[] {
  const ruling = { requirement: 'ais/rates/floor', verdict, reason, evidence } as const
  return dependsOn(worldOf(), ruling as never)
}

test('What could not be evaluated depends on the routes of its evidence, on those first that refused', () => {
  const list = at('/api/v4/accounts', sampleExchange(200, { data: [] }))
  assert.deepEqual(on([list, refused]), ['ais-v4/routes/show-a-login', 'ais-v4/routes/list-accounts'])
  assert.deepEqual(on([at('/api/v6/connections', refused)]), ['ais-v6/routes/list-connections'])
  assert.deepEqual(on([at('/no/such/route', refused)]), [])
  assert.deepEqual(on([refused], 'passed'), [])
})

test('It depends on the filter of a list that shows rows of another parent, and on the row behind its reason', () => {
  const pages = because('too-few-pages', { least: 2, pages: 1, rows: 9 })
  const wanted = ['ais-v4/routes/list-logins', 'ais-v4/logins/list-by-customer', 'ais-v4/paging/meta-names-next-page']
  assert.deepEqual(on([foreign], 'inconclusive', because('no-case-decided', { ran: 5, last: pages })), wanted)
})

test('A row of another customer in a list breaks the rule of its filter, once in a run', () => {
  const world = worldOf()
  const noticed = filterNoticed(world.run, description.filters, foreign)
  assert.deepEqual(
    noticed.map(({ row, judgement }) => [row, judgement.finding]),
    [[filtered.id, 'broken']],
  )
  world.scenario.noticed.push(...noticed, ...noticed)
  const rulings = noticedBy(world)
  assert.deepEqual(
    rulings.map(({ requirement, verdict }) => [requirement, verdict]),
    [[filtered.id, 'failed']],
  )
  assert.deepEqual(noticedBy(world), [])
})

test('A row that the run does not evaluate is not noticed', () => {
  const world = worldOf()
  world.run.requirements.delete(filtered.id)
  world.scenario.noticed.push(...filterNoticed(world.run, description.filters, foreign))
  assert.deepEqual(noticedBy(world), [])
})

test('A route that refuses what it takes to evaluate that route fails its row, and no other check does', () => {
  const stoppedBy = setUpFailed('read the newest attempt of a login', refused)
  assert.deepEqual(
    noticedBy(worldOf({ stoppedBy })).map(({ requirement, verdict }) => [requirement, verdict]),
    [[show.id, 'failed']],
  )
  assert.deepEqual(noticedBy(worldOf({ stoppedBy, rows: [filtered] })), [])
  assert.deepEqual(noticedBy(worldOf({ stoppedBy: new Error('no CheckStopped') })), [])
})
