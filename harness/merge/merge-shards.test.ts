import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import type { CheckDecided, JournalEvent, RunFinished, RunStarted } from '../../core/journal-events.ts'
import {
  checkDecided,
  exchanged,
  judgement,
  moment,
  planned,
  runFinished,
  runStarted,
} from '../../reports/test-support/journal-builders.ts'
import { entriesIn } from '../ledger/entries-in.ts'
import { because } from '../reasons/because.ts'
import { wordsOf } from '../reasons/words-of.ts'
import { takeShard } from '../run/shard.ts'
import type { Verdict } from '../../core/verdict.ts'
import { mergeShards } from './merge-shards.ts'
import type { ShardJournal } from './shard-journal.ts'

const [shown, floor] = ['ais/assets/shown', 'ais/rates/floor']
const checks = [
  'features/a.feature: One',
  'features/b.feature: Two',
  'features/a.feature: Three',
  'features/c.feature: Four',
]
const rows = [planned(shown, checks), planned(floor, checks.slice(1, 2))]
const fingerprint = { plan: 'p', profile: 'q' }
const basis = (doubt: RunFinished['basis']) => ({ basis: doubt, exitCode: 2 as const })

/** Two shards of a run of four checks; the first has the last two. Every check passes unless given otherwise. */
function twoShards(
  verdicts: Record<string, Verdict> = {},
  change: { started?: Partial<RunStarted>; finished?: Partial<RunFinished> | null } = {},
): ShardJournal[] {
  return [0, 1].map((at) => {
    const places = at === 0 ? [2, 3] : [0, 1]
    const shard = { ...takeShard([], { number: at + 1, of: 2 }), checks: { 'ais-v4': places } }
    const over = at === 1 ? change : {}
    const started = runStarted({ planned: rows, fingerprint, shard, at: moment(at), ...over.started })
    const finished = over.finished === null ? [] : [runFinished({ requests: 10, ...over.finished })]
    const decided = places.flatMap((place) => decidedIn(place, verdicts))
    return { path: `s${at + 1}`, started, events: [started, ...decided, ...finished] }
  })
}

function decidedIn(place: number, verdicts: Record<string, Verdict>): JournalEvent[] {
  const name = checks[place] ?? ''
  const ids = place === 1 ? [shown, floor] : [shown]
  const of = (id: string) => judgement(id, verdicts[`${place} ${id}`] ?? 'passed', { evidence: ['x1'] })
  const where = `${name.split(': ')[0]}:${10 * (4 - place)}`
  return [exchanged('x1', {}, { place }), checkDecided(name, ids.map(of), { where, at: moment(place) })]
}

const decidedOf = (events: readonly JournalEvent[]): CheckDecided[] =>
  events.filter((event) => event.type === 'check-decided')

test('Shards make one run: its checks as the features lie, its requests added up, each shard by its number', () => {
  const { events, settlement } = mergeShards(twoShards().toReversed())
  const seen = decidedOf(events).map(({ check }) => check)
  assert.deepEqual(
    seen,
    [2, 0, 1, 3].map((place) => checks[place]),
  )
  const [started, finished] = [events[0] as RunStarted, events.at(-1) as RunFinished]
  const numbers = started.shards?.map(({ number }) => number)
  assert.deepEqual([started.shard, started.planned, started.at, numbers], [undefined, rows, moment(0), [1, 2]])
  assert.deepEqual([finished.requests, finished.exitCode, settlement.exitCode], [20, 0, 0])
  assert.match(finished.sentence, /^All 2 evaluated requirements of 2 hold/)
})

test('What shards left at the target is listed together, each entry with the number of its shard', () => {
  const made: JournalEvent[] = [
    { type: 'intended', entry: 'l1', what: 'customer', through: 'ais-v4', name: 'assay-1' },
    { type: 'settled', entry: 'l1', outcome: 'made', id: '7' },
  ]
  const shards = twoShards().map((shard) => ({ ...shard, events: [...shard.events, ...made] }))
  const { events } = mergeShards(shards)
  const seen = [...entriesIn(events).values()].map(({ entry, id }) => [entry, id])
  assert.deepEqual(seen, [
    ['s1-l1', '7'],
    ['s2-l1', '7'],
  ])
  assert.equal(events.at(-1)?.type, 'run-finished')
})

test('A shard that did not finish, is damaged or came to no conclusion leaves the whole open, and is named', () => {
  const ended = (finished: Partial<RunFinished> | null) => twoShards({}, { finished })
  const doubt = because('run-stopped', { why: 'the run was interrupted', completed: 1, decided: 2 })
  const damage = { unreadable: 2, unknown: 0 }
  const open: Array<[ShardJournal[], RegExp]> = [
    [ended(null), /^No conclusion: Shard 2 of 2: The run did not finish\./],
    [ended(basis({ doubt })), /Shard 2 of 2: After 1 of 2 checks/],
    [ended(basis({ faults: ['A hook failed'] })), /1 fault of the harness/],
    [twoShards().map((one, at) => (at ? one : { ...one, damage })), /Shard 1 of 2: .*2 lines cannot be read/],
  ]
  for (const [all, sentence] of open) {
    const { settlement } = mergeShards(all)
    assert.equal(settlement.exitCode, 2)
    assert.match(wordsOf(settlement.conclusion), sentence)
  }
})

test('What is no whole run is refused, and the shard that does not fit is named', () => {
  const [one, two] = twoShards() as [ShardJournal, ShardJournal]
  const { shard: _shard, ...whole } = one.started
  const unfit: Array<[ShardJournal[], RegExp]> = [
    [[], /^SHARD_MISSING: /],
    [[two], /^SHARD_MISSING: Shard 1 of 2 is missing/],
    [[one, two, { ...two, path: 'again' }], /^SHARD_DOUBLED: .*s2 and again are both shard 2 of 2/],
    [[{ ...one, started: whole }], /^NOT_A_SHARD: .*s1/],
  ]
  for (const [all, message] of unfit) assert.throws(() => mergeShards(all), { message })
  const outcomes = { interfaces: ['ais-v4'], only: [], verdicts: {}, brokenNeeds: [] }
  const baseline = { ...outcomes, startedAt: moment(0), assay: '1', target: 'bank' }
  const foreign: Array<[Partial<RunStarted>, RegExp]> = [
    [{ seed: 8 }, /s2 is of another run than s1: its seed is different \(8; s1 has 20261103\)/],
    [{ assay: '9.9.9' }, /version of Assay/],
    [{ fingerprint: { plan: 'other', profile: 'q' } }, /catalogue/],
    [{ fingerprint: { plan: 'p', profile: 'other' } }, /profile/],
    [{ only: ['ais-v4/rates'] }, /--only/],
    [{ minJudged: '90%' }, /--min-judged is different \(90%; s1 has none\)/],
    [{ baseline }, /--baseline/],
  ]
  for (const [started, message] of foreign)
    assert.throws(() => mergeShards(twoShards({}, { started })), { code: 'SHARD_FOREIGN', message })
})

const { events } = mergeShards(twoShards())
const ids = events.flatMap((event) => (event.type === 'exchange' ? [event.exchange.id] : []))
const { settlement } = mergeShards(twoShards({ [`3 ${shown}`]: 'failed' }))
const knownFailures = [{ address: 'ais-v4/assets/shown', reason: 'r', owner: 'o', expires: '2099-01-01' }]
const shards = (verdicts: Record<string, Verdict>) =>
  twoShards(verdicts).map((one) => ({ ...one, started: { ...one.started, knownFailures } }))

cases(
  'Exchanges of one id in two shards stay two',
  [new Set(ids), new Set(['s1-x1', 's2-x1'])],
  [decidedOf(events)[0]?.judgements[0]?.evidence, ['s1-x1']],
  'A row whose checks lie in several shards fails where one of them fails',
  [settlement.exitCode, 1],
  [settlement.requirements.map(({ verdict }) => verdict), ['failed', 'passed']],
  'A known failure is stale only if it fails in no shard',
  [mergeShards(shards({ [`3 ${shown}`]: 'failed' })).settlement.exitCode, 0],
  [mergeShards(shards({})).settlement.exitCode, 1],
)
