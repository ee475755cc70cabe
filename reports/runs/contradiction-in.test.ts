import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { JournalEvent } from '../../core/journal-events.ts'
import type { Outcomes } from '../../core/outcomes.ts'
import type { JournalDamage } from '../../core/journal-damage.ts'
import { noCounts } from '../../harness/verdicts/counts.ts'
import { resultsOf } from '../json/results-json.ts'
import { storyOf } from '../story/run-story.ts'
import { contractRun } from '../test-support/contract-run.ts'
import { everyRow, everyVerdict } from '../test-support/every-verdict.ts'
import { checkDecided, judgement, moment, runFinished, runStarted } from '../test-support/journal-builders.ts'
import { contradictionIn } from './contradiction-in.ts'
import type { ResultsFile } from './results.ts'

const written = (events: JournalEvent[], damage?: JournalDamage) =>
  JSON.parse(JSON.stringify(resultsOf(storyOf(events, everyRow(), damage)))) as ResultsFile

const contracts = contractRun.filter((event) => event.type !== 'run-started')
const run = [...everyVerdict().slice(0, -1), ...contracts, runFinished({ exitCode: 1 })]
const started = run[0] as ReturnType<typeof runStarted>
const begun = (over: Partial<typeof started>) => [{ ...started, ...over }, ...run.slice(1)]
const before: Outcomes = { interfaces: ['ais-v4'], only: [], verdicts: {}, brokenNeeds: [] }
const baseline = { ...before, startedAt: started.at, assay: '0.1.0', target: 'x' }
/** The run of the requirements of these topics after one that decided all: what it decides not, it keeps. */
function runOf(topics: RegExp, ...end: JournalEvent[]): JournalEvent[] {
  const isOwn = (words: string) => topics.test(words)
  const planned = started.planned.filter(({ address }) => isOwn(address))
  const kept = { at: moment(-9000), assay: '0.1.0', planned: started.planned, contracts: started.contracts ?? [] }
  const decided = run.slice(1, -1).map((event): JournalEvent => {
    if (event.type !== 'check-decided' && event.type !== 'contract-decided') return event
    const isAgain = event.type === 'check-decided' && isOwn(event.check)
    return isAgain ? event : { type: 'kept', event: { ...event, at: moment(-8000) } }
  })
  return [{ ...started, planned, contracts: [], kept }, ...decided, ...end]
}
const sentBy = { address: 'ais-v4/login/extra-words', title: 'The words are listed' }
const seenBefore: JournalEvent = {
  type: 'kept',
  event: checkDecided('observer: any', [judgement('ais-v4/rates/rate-is-a-number', 'failed', { sentBy })]),
}
const damage = { missing: 1, changed: 0, unreadable: 0, unknown: 0, withoutDigests: false }

test('results as Assay writes them agree with themselves, however the run ended', () => {
  const failed = { ...baseline, verdicts: { 'ais-v4/paging/hand-over': 'failed' as const } }
  for (const [name, results] of Object.entries({
    whole: written(run),
    killed: written(run.slice(0, 6)),
    'killed before a check': written(run.slice(0, 1)),
    damaged: written(run, damage),
    'killed and damaged': written(run.slice(0, 6), damage),
    'of a part': written(begun({ shard: { number: 1, of: 2, checks: { 'ais-v4': [0, 1, 2] } } })),
    'of needs alone': written([...contractRun, runFinished({ exitCode: 1 })]),
    'with a baseline': written(begun({ failOn: 'new', baseline: failed })),
    'failing on more': written(begun({ failOn: 'untested', minJudged: '90%' })),
    'of a part that fails, and keeps the rest': written(runOf(/paging|attempts|outside/, runFinished({ exitCode: 1 }))),
    'of a part that holds, and keeps what fails': written(runOf(/rate/, runFinished())),
    'that keeps what was seen on the way': written(runOf(/rate-is|every rate/i, seenBefore, runFinished())),
    'that keeps all, and was killed': written(runOf(/paging|attempts/).slice(0, 3)),
    doubted: written([...run.slice(0, -1), runFinished({ basis: { faults: ['A hook failed'] } })]),
  }))
    assert.equal(contradictionIn(results), undefined, name)
})

/** Every value in results that follows from others alone, and not from the catalogue too, by the way to it. */
function derived(value: unknown, isKept: boolean, way: string[] = []): string[][] {
  const at = way.join('/')
  // What an earlier run found of a need stands for itself.
  if (isKept && at.startsWith('contracts')) return []
  if (/inapplicable|judgements|facts\/(?:doubt|first)|\/coverage\//.test(at)) return []
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => derived(one, isKept, [...way, name]))
  const isOfOthers = /^(?:exitCode|sentence|conclusion|summary|kept)|\/(?:places\/.*|verdict|knownFailure|root|state)$/
  return isOfOthers.test(at) || /^requirements\/\d+\/decidedAt$/.test(at) ? [way] : []
}

for (const [name, whole, least] of [
  ['of a run', written(run), 100],
  ['of a run that keeps what earlier ones decided', written(runOf(/rate/, runFinished())), 110],
] as const) {
  test(`whatever follows from the rest ${name} is refused where it is another`, () => {
    const ways = derived(whole, whole.kept !== undefined)
    assert.ok(ways.length > least, `${ways.length} values`)
    for (const way of ways) {
      const results = structuredClone(whole)
      const [last = '', ...back] = way.toReversed()
      const holder = back.reduceRight<unknown>((one, name) => (one as Record<string, unknown>)[name], results)
      const values = holder as Record<string, unknown>
      for (const other of othersThan(last, values[last])) {
        values[last] = other
        assert.notEqual(contradictionIn(results), undefined, `${way.join('/')} as ${String(other)}`)
      }
    }
  })
}

function othersThan(name: string, value: unknown): unknown[] {
  if (name === 'verdict') return Object.keys(noCounts()).filter((one) => one !== value)
  if (typeof value === 'boolean') return [!value]
  return typeof value === 'number' ? [value + 1, 0].filter((one) => one !== value) : [`${String(value)}.`]
}

test('what is only said of the end, and what is left out, is refused too', () => {
  const alterations: Array<[words: RegExp, alter: (results: ResultsFile) => void]> = [
    [/its known failure/, (results) => void (results.basis = { ...results.basis, today: '2099-01-01' })],
    [/conclusion is not that/, (results) => void (results.basis = { ...results.basis, doubt: said })],
    [/rests on cannot be read/, (results) => void (results.basis = { ...results.basis, doubt: unknown })],
    [/conclusion is not that/, (results) => void (results.minJudged = '100%')],
    [
      /conclusion is not that/,
      (results) => void Object.assign(results, { failOn: 'new', failedBefore: ['ais-v4/paging/hand-over'] }),
    ],
    [/its exit code is 1/, (results) => void (results.finished = false)],
    [/says 12 requirements/, (results) => void results.requirements.pop()],
    [/twice/, (results) => void results.requirements.push(results.requirements[0]!)],
    [/known failure/, (results) => void results.knownFailures.shift()],
    [/mismatches say otherwise/, (results) => void (results.contracts[0]!.pending = true)],
    [/its checks show untested/, (results) => void (results.requirements[0]!.checks = [])],
  ]
  for (const [words, alter] of alterations) {
    const results = written(run)
    alter(results)
    assert.match(contradictionIn(results) ?? 'nothing', words, String(alter))
  }
})

const said = { code: 'shard-unfinished', facts: {} }
const unknown = { code: 'never-said', facts: {} }

test('results of another version of Assay may count and word their conclusion in another way, and no verdict', () => {
  const results = { ...written(run), assay: '0.0.9', sentence: 'Some failed.' }
  assert.equal(contradictionIn(results), undefined)
  assert.match(contradictionIn({ ...results, exitCode: 0 }) ?? '', /^its exit code is 0, and its verdicts give 1$/)
})
