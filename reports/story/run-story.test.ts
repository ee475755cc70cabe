import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalDamage } from '../../core/journal-damage.ts'
import type {
  ContractDecided,
  JournalEvent,
  RunStarted,
  JudgementRecord,
  PlacesRecord,
} from '../../core/journal-events.ts'
import { cases } from '../../core/test-support/cases.ts'
import { because } from '../../harness/reasons/because.ts'
import { contract, decided } from '../test-support/contract-run.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import {
  checkDecided,
  exchanged,
  judgement,
  moment,
  planned,
  row,
  runFinished,
  runStarted,
  startedAt,
} from '../test-support/journal-builders.ts'
import { readRun } from './read-run.ts'
import { storyOf } from './run-story.ts'
import { readChecks } from '../../harness/evaluation/read-checks.ts'
import { requestsOfCheck } from '../../requirements/tables/routes/read-routes.ts'
import { placesOf } from './places-of.ts'
import { countsByInterface } from './verdict-counts.ts'

const [one, other] = ['ais-v4/rates/one', 'ais-v4/rates/other']
const of = (...events: JournalEvent[]) => storyOf(events, [row(one), row(other)])
const start = runStarted({ planned: [planned(one, ['f: one'])] })
const passed = checkDecided('f: one', [judgement(one, 'passed')])

test('a requirement without a check is untested, with the reason of its row where it has one', () => {
  const reasons = storyOf(everyVerdict(), everyRow()).requirements.map((found) => `${found.address}: ${found.reason}`)
  const uncovered = 'ais-v4/customers/create: No check covers this requirement yet.'
  const unseen = 'This cannot be checked from outside: What a server stores cannot be seen from outside.'
  for (const said of [uncovered, `ais-v4/security/stored-encrypted: ${unseen}`]) assert.ok(reasons.includes(said), said)
})

test('a known failure past its day is expired, and one that passes no longer fails', () => {
  const known = ['2026-11-02', '2026-11-03'].map((expires) => ({ address: one, reason: 'r', owner: 'o', expires }))
  const { knownFailures } = of({ ...start, knownFailures: known }, passed)
  assert.deepEqual(
    knownFailures.map(({ state }) => state),
    ['expired', 'no longer fails'],
  )
})

test('a run without an end says so, and what it had not evaluated is inconclusive', () => {
  const { header, outcome, sentence, requirements } = storyOf(everyVerdict().slice(0, 3), everyRow())
  const said = 'The run was cut short after 1 of 10 checks: 1 requirement has failed so far, and the rest is unknown.'
  assert.deepEqual([header.finished, outcome, sentence], [false, 'failed', said])
  const handOver = requirements.find(({ address }) => address === 'ais-v4/paging/hand-over')
  assert.deepEqual([handOver?.verdict, handOver?.reason], ['inconclusive', 'The run ended before this was checked.'])
})

test('a check that stopped after a held judgement leaves its requirements inconclusive', () => {
  const stopped = { ...passed, verdict: 'inconclusive' as const, reason: 'A step threw.' }
  const { requirements, outcome } = of(start, stopped, runFinished({ exitCode: 2 }))
  const shown = [requirements[0]?.verdict, requirements[0]?.reason, outcome]
  assert.deepEqual(shown, ['inconclusive', 'A step threw.', 'unclear'])
})

test('A check that was planned and never decided is known by its name, for all its requirements', () => {
  const name = 'rates.feature: A login has rates'
  const { checks } = of(runStarted({ planned: [planned(one, [name]), planned(other, [name])] }))
  assert.equal(checks.length, 1)
  const shared = { name, title: 'A login has rates', where: 'rates.feature', interface: 'ais-v4' }
  const open = { verdict: 'inconclusive', decided: false, requests: 0, durationMs: 0 } as const
  assert.partialDeepStrictEqual(checks[0], { ...shared, ...open, requirements: [one, other] })
  assert.deepEqual([checks[0]?.judgements, checks[0]?.steps], [[], []])
})

test('The header of a run cut short counts from what was recorded', () => {
  const { header } = of(
    runStarted(),
    { ...passed, requests: 3, at: moment(1000) },
    { ...passed, check: 'f: y', requests: 4, at: moment(2500) },
    exchanged('x1'),
  )
  const counted = { durationMs: 2500, requests: 7, peakMemoryBytes: null, exitCode: null, finished: false, startedAt }
  assert.partialDeepStrictEqual(header, counted)
  assert.equal(of(runStarted({ at: moment(5) }), checkDecided('f', [], { at: startedAt })).header.durationMs, 0)
})

test('A journal of an unknown format, or whose start lacks its plan, is refused', () => {
  for (const over of [{ journal: 2 }, { planned: undefined }] as unknown as Array<Partial<RunStarted>>)
    assert.throws(() => readRun([runStarted(over)]), { code: 'JOURNAL_UNREADABLE', name: 'JournalUnreadable' })
})

const end = runFinished({ exitCode: 0, sentence: 'All is well.' })
const damage: JournalDamage = { unreadable: 2, unknown: 0 }
const need = contract('i')

/** Exit code and sentence of the story of these events. */
function endOf(events: JournalEvent[], broken?: JournalDamage): string {
  const { header, sentence } = storyOf(events, [row(one)], broken)
  return `${header.exitCode}: ${sentence}`
}
const verified = (verdict: ContractDecided['verdict']) =>
  endOf([runStarted({ contracts: [need] }), decided(need, verdict), end])
const doubt = because('requests-dropped', { kept: 1, dropped: 2 })
const damaged = 'No conclusion: .* 2 lines cannot be read'

cases(
  'The sentence of a whole journal is counted from what is in it',
  [endOf([start, passed, { ...end, exitCode: 2, basis: { doubt } }]), /^2: No conclusion: .*2/],
  [verified('passed'), /^0: The 1 verified interaction of 1 consumer holds\.$/],
  'A damaged journal has no conclusion, whether or not it has an end',
  [endOf([start, passed, end], damage), new RegExp(`^2: ${damaged}`)],
  [endOf([start, passed], damage), new RegExp(`^null: ${damaged}`)],
  [endOf([start, passed]), /^null: (?!No conclusion)/],
  [storyOf([start], [row(one)], damage).damage, damage],
  [of(start, passed, end).damage, undefined],
)

const id = 'payments/any/rule'
const decides = (...requests: string[]) =>
  readChecks().find(({ name }) => requests.join() === requestsOfCheck(name).join())?.name ?? ''
const lists = decides('list templates')
const pays = decides('connect to pay')

/** The counts of a run's routes where two checks, each at its own route, gave this on one requirement. */
function countsOf(one: Partial<JudgementRecord>) {
  const events = [
    runStarted({ interfaces: ['payments-v1'], planned: [planned(id, [lists, pays], 'payments-v1')] }),
    checkDecided(lists, [judgement(id, 'passed', one)], { interface: 'payments-v1' }),
    checkDecided(pays, [judgement(id, 'failed')], { interface: 'payments-v1' }),
  ]
  const { routes } = storyOf(events, [row(id, { interfaces: ['payments-v1'] })])
  return (route: string) => {
    const counts = routes.find((each) => each.route === route)?.counts
    return [counts?.passed, counts?.failed]
  }
}
const ofRoute = { what: 'routes', judged: ['GET /templates'], broken: ['GET /templates'], missed: [] }

const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => `ais-v4/rates/${name}`)
const [a = '', , ,] = ids
const lacking = (capability: string) => ({ code: 'capability-missing', facts: { capability } })
const reasons: Array<Partial<JudgementRecord>> = [
  { reason: 'Alone.' },
  { reason: 'One.', ...lacking('live-client') },
  { reason: 'Other.', ...lacking('live-client') },
  { reason: 'Browser.', ...lacking('browser') },
  { reason: 'Alone.', ...lacking('live-client') },
]
const { untested } = storyOf(
  [
    runStarted({ planned: ids.map((one, at) => planned(one, [`f: ${at}`])) }),
    ...ids.map((one, at) => checkDecided(`f: ${at}`, [judgement(one, 'untested', reasons[at])])),
  ],
  ids.map((one) => row(one)),
)

const { requirements } = storyOf(
  [runStarted({ planned: [planned('ais-v6/rates/a', [], 'ais-v6'), planned(a)] })],
  [row(a)],
)
const rows = [row('ais-v3/rates/a'), row(a), row('ais-v6/rates/a')]
const counts = (only: string[]) => [
  ...countsByInterface(requirements, rows, { interfaces: ['ais-v4', 'ais-v6'], only }),
]

const seen = (judged: string[], missed: string[], what = 'lists'): PlacesRecord => ({
  what,
  judged,
  broken: [],
  missed: missed.map((place) => ({ place, reason: 'Too few rows.' })),
})
const check = (...places: PlacesRecord[]) => ({
  judgements: places.map((one) => judgement('ais/a/b', 'passed', { places: one })),
})
const partly = { ...seen(['a'], []), partly: [{ place: 'a', shown: 12, of: 40 }] }

cases(
  'A requirement fails at the routes of the checks that it fails, and holds at the others; of one with places, those count',
  [countsOf({ verdict: 'failed', places: ofRoute })('GET /templates')[1], 1],
  'Requirements that lack the same capability are one group, whatever the words; the largest group comes first',
  [Boolean(untested[0]?.offer), true],
  'Counts come in the order of interfaces, and rows that are not claimed count as inapplicable',
  [
    counts([]).map(([name, { untested: open, inapplicable }]) => [name, open, inapplicable]),
    [
      ['ais-v3', 0, 1],
      ['ais-v4', 1, 0],
      ['ais-v6', 1, 0],
    ],
  ],
  [counts([a]).map(([name]) => name), ['ais-v4', 'ais-v6'], 'a run of a part says nothing of the others'],
  'A place that one check missed and another evaluated is evaluated',
  [placesOf([check(seen(['a'], ['b', 'c'])), check(seen(['b'], ['c']))]), [seen(['a', 'b'], ['c'])]],
  'A field that some records lack keeps its counts, each once',
  [placesOf([check(partly, partly)]), [partly]],
  'Places of different kinds stay apart, and a requirement of one place has none',
  [placesOf([{ judgements: [judgement('ais/a/b', 'passed')] }]), []],
)
