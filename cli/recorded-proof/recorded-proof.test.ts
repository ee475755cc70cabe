import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Exchange } from '../../core/exchange.ts'
import type { CheckDecided } from '../../core/journal-events.ts'
import type { Verdict } from '../../core/verdict.ts'
import type { KindOfFault } from '../../faults/catalogue.ts'
import type { Alteration } from '../../harness/alterations/kit/alteration.ts'
import type { Plan } from '../../harness/evaluation/plan.ts'
import { type Check, readChecks } from '../../harness/evaluation/read-checks.ts'
import type { Recording } from '../../harness/recording/read-recording.ts'
import type { Bench } from './bench.ts'
import { breaksWhatWasEvaluated, openFirst } from './bound-trials.ts'
import { type Part, type TriedPart, partsOf } from './part.ts'
import { conclusion, createTally } from './recorded-proof.ts'
import { tryAll } from './try-all.ts'
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

async function shownOn(bench: Bench, id = list) {
  const rows = await tryCheck(bench, one, new Set([id]), { most: 8 })
  const address = id.replace('ais/', 'ais-v4/')
  const tally = createTally([address])
  tally.take(rows.map((row) => ({ ...row, address })))
  const requirements = tally.requirements()
  return { row: requirements[0], ...conclusion({ requirements }) }
}

test('a requirement that holds with each alteration is distinguished from one that was hardly ever decided', async () => {
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
    types,
  )
  assert.equal(hole.row?.code, 'bound-not-noticed')
  assert.deepEqual(hole.row?.unnoticed[0], {
    alteration: 'shows-as-another-type',
    place: 'GET /rates, data[].currency_code',
  })
  assert.match(hole.row?.why ?? '', /^Not noticed: shows-as-another-type at GET \/rates, data\[\]\.currency_code\./)
  assert.equal(hole.exitCode, 1)
  const noticed = await shownOn(
    benchWith(() => 'failed', types),
    types,
  )
  assert.equal(noticed.row?.bound, true)
  const byAnother = await shownOn(benchWith((alteration) => (alteration < 7 ? 'passed' : 'failed')))
  assert.equal(byAnother.row?.bound, false)
})

const worker = fileURLToPath(new URL('test-support/ending-worker.ts', import.meta.url))

/** The results of parts; with an interruption, it is aborted after the first check. */
async function tryParts(parts: string[][], interruption?: AbortController) {
  const taken: TriedPart = []
  const lost: Array<{ checks: string[]; why: string }> = []
  const asked = {
    file: 'any',
    own: {},
    jobs: 1,
    most: 2,
    worker,
    ...(interruption && { signal: interruption.signal }),
  }
  await tryAll(parts.map(partOf), asked, {
    take(tried) {
      taken.push(...tried)
      interruption?.abort()
    },
    lose: ({ checks }, why) => lost.push({ checks: checks.map(({ check }) => check), why }),
  })
  return { taken, lost }
}

/** Each check has a row of its own. */
function partOf(checks: string[]): Part {
  return { interface: 'ais-v4', checks: checks.map((check) => ({ check, rows: [`ais/rows/${check}`] })) }
}

test('a process that ends by itself takes with it what is left of the part, and another goes on with the next', async () => {
  const { taken, lost } = await tryParts([['before', 'exits', 'after'], ['next']])
  assert.deepEqual(
    taken.map(({ id }) => id),
    ['ais/rows/before', 'ais/rows/next'],
  )
  assert.deepEqual(lost, [{ checks: ['exits', 'after'], why: 'its process ended with 3' }])
})

test('an interruption ends what is under way at once, and what came before stays', async () => {
  const interruption = new AbortController()
  const { taken, lost } = await tryParts([['before', 'silent', 'after'], ['next']], interruption)
  assert.equal(taken.length, 1)
  const why = 'the proof was interrupted'
  assert.deepEqual(lost, [
    { checks: ['silent', 'after'], why },
    { checks: ['next'], why },
  ])
})

const alteration = (kind: KindOfFault, ...breaks: string[]): Alteration => ({
  kind,
  place: '',
  breaks,
  begin: () => ({ answer: ({ exchange }) => exchange, noted: ({ value }) => value }),
})

test('what is bound to rows that were shown waits behind all others', () => {
  const open = [{ id: 'second' }]
  const all = [alteration('accepts', 'first'), alteration('refuses', 'second'), alteration('calls')]
  const kinds = [...openFirst(all, () => open)].map(({ kind }) => kind)
  assert.deepEqual(kinds, ['refuses', 'calls', 'accepts'])
})

const decidedOn = (...evidence: string[]) =>
  ({ judgements: [{ requirement: 'first', evidence }] }) as unknown as CheckDecided

test('an alteration breaks what was evaluated where it changed an answer on which the judgement of its row rests', () => {
  const breaks = (row: string, ...changed: string[]) =>
    breaksWhatWasEvaluated(alteration('accepts', 'first'), row, [decidedOn('x1')], new Set(changed))
  assert.deepEqual(
    [breaks('first', 'x1'), breaks('first', 'x2'), breaks('second', 'x1'), breaks('first', 'noted')],
    [true, false, false, true],
  )
})

const name = 'ais-v4'

/** A plan with these checks, each in its own feature, and their rows. */
function planWith(checks: Record<string, string[]>): Plan {
  const all = Object.entries(checks).map(
    ([check, requirements]) => ({ name: check, where: `features/${check}.feature:3`, requirements }) as Check,
  )
  const planned = all.map(({ name: check }) => ({ interface: name, checks: [check] }))
  return { checks: all, planned: planned as unknown as Plan['planned'] }
}

/** A recording with so many exchanges for each check. */
function recordingOf(lines: Record<string, number>): Recording {
  const kept = Object.entries(lines).flatMap(([check, often]) =>
    Array.from({ length: often }, () => ({ scope: `${name}, ${check}, property 1, case 2` })),
  )
  return { kept } as unknown as Recording
}

test('each requirement is tried first with the check that was given least, then with the others, then at length', () => {
  const plan = planWith({ large: ['ais/a/one', 'ais/a/two'], small: ['ais/a/one'] })
  const passed = new Set(['ais-v4/a/one', 'ais-v4/a/two'])
  const parts = partsOf(plan, recordingOf({ large: 90, small: 2 }), passed)
  assert.deepEqual(
    parts.map(({ checks, answers }) => [checks.map(({ check, rows }) => [check, ...rows]), answers !== undefined]),
    [
      [[['large', 'ais/a/two']], true],
      [[['small', 'ais/a/one']], true],
      [[['large', 'ais/a/one']], true],
      [[['small', 'ais/a/one']], false],
      [[['large', 'ais/a/one', 'ais/a/two']], false],
    ],
  )
})
