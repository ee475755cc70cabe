import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Exchange } from '../../core/exchange.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { Bench } from './bench.ts'
import { conclusion, createTally } from './recorded-proof.ts'
import type { LostTrial, Trial } from './trial.ts'
import { tryCheck } from './try-check.ts'

const list = 'ais/rates/list'
/** A rule that the schema of a rate names. */
const types = 'ais/rates/field-types'
const check = readChecks().find(({ requirements }) => requirements.includes(types))
assert.ok(check)
const one = { name: 'ais-v4', check } as const

const rates = { data: [{ currency_code: 'EUR', rate: 1.1, fail: false, issued_on: '2024-02-03' }] }
const exchange: Exchange = {
  id: 'x1',
  request: { method: 'GET', url: 'https://bank.example/api/v4/rates', headers: [], body: '' },
  answer: { status: 200, headers: [], body: JSON.stringify(rates), json: rates },
  at: '2026-01-02T03:04:05Z',
  durationMs: 1,
}

/** A bench on which a check has one verdict as recorded, and others under the alterations in turn. */
function benchWith(verdictOf: (alteration: number) => Verdict, id = list): Bench {
  let done = -1
  return {
    plan: { checks: [], planned: [] },
    answersOf: () => [],
    notedOf: () => [],
    otherVersionsOf: () => [],
    async evaluate(_one, changes) {
      changes.exchange({ scope: 'ais-v4, check', name: 'list rates', method: 'GET', url: '', body: '' }, exchange)
      const verdict = done === -1 ? 'passed' : verdictOf(done)
      done += 1
      return { judgements: [{ requirement: id, verdict, evidence: ['x1'] }] } as unknown as CheckDecided
    },
    forget: () => undefined,
    close: async () => undefined,
  }
}

async function shownOn(bench: Bench, lost: LostTrial[] = [], id = list) {
  const begun: Trial[] = []
  const rows = await tryCheck(bench, one, new Set([id]), { most: 8, lost, begin: (trial) => begun.push(trial) })
  const address = id.replace('ais/', 'ais-v4/')
  const tally = createTally([address])
  tally.take(rows.map((row) => ({ ...row, address })))
  const requirements = tally.requirements()
  return { row: requirements[0], begun, ...conclusion({ requirements }) }
}

test('a requirement that holds with each alteration is told apart from one that was hardly ever decided', async () => {
  const held = await shownOn(benchWith((alteration) => (alteration < 3 ? 'inconclusive' : 'passed')))
  assert.equal(held.row?.code, 'none-noticed')
  assert.match(held.row?.why ?? '', /of 8 alterations, 5 gave a verdict/)
  assert.equal(held.exitCode, 1)
  const seldom = await shownOn(benchWith((alteration) => (alteration < 6 ? 'inconclusive' : 'passed')))
  assert.equal(seldom.row?.code, 'seldom-decided')
  assert.match(seldom.row?.why ?? '', /of 8 alterations, only 2 gave one/)
  assert.equal(seldom.exitCode, 2)
  const never = await shownOn(benchWith(() => 'inconclusive'))
  assert.equal(never.row?.code, 'not-in-recording')
})

test('an alteration that breaks the requirement and is not noticed is named, and one that is noticed says that it breaks it', async () => {
  const hole = await shownOn(
    benchWith(() => 'passed', types),
    [],
    types,
  )
  assert.equal(hole.row?.code, 'bound-not-noticed')
  assert.deepEqual(hole.row?.unnoticed[0], {
    alteration: 'field-of-another-type',
    place: 'GET /rates, data[].currency_code',
  })
  assert.match(hole.row?.why ?? '', /^Not noticed: field-of-another-type at GET \/rates, data\[\]\.currency_code\./)
  assert.equal(hole.exitCode, 1)
  const noticed = await shownOn(
    benchWith(() => 'failed', types),
    [],
    types,
  )
  assert.equal(noticed.row?.bound, true)
  const byAnother = await shownOn(benchWith((alteration) => (alteration < 7 ? 'passed' : 'failed')))
  assert.equal(byAnother.row?.bound, false)
})

test('a trial that was lost is not made again, and after three of them no more are made of the check', async () => {
  const { begun } = await shownOn(benchWith(() => 'passed'))
  const [, ...altered] = begun
  const lost = altered.map((trial) => ({ ...trial, seconds: 15 }))
  const again = await shownOn(
    benchWith(() => 'passed'),
    lost.slice(0, 1),
  )
  assert.ok(!again.begun.some(({ kind, place }) => kind === lost[0]?.kind && place === lost[0]?.place))
  const given = await shownOn(
    benchWith(() => 'passed'),
    lost.slice(0, 3),
  )
  assert.deepEqual(given.begun, [])
  assert.equal(given.row?.why, 'Its checks do not end: 3 trials were stopped, the last one after 15 seconds.')
  assert.equal(given.exitCode, 2)
})
