import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparedRun, course, knownFailure } from '../test-support/compared-runs.ts'
import { compareRuns } from './comparison.ts'
import { comparisonNotes, comparisonSentence } from './comparison-text.ts'
import { conclusionOf } from './conclusion.ts'

const list = 'ais-v4/rates/list'
const floor = 'ais-v4/rates/floor'
const kindsOf = (comparison: ReturnType<typeof compareRuns>) =>
  Object.fromEntries(comparison.lines.map(({ address, kind }) => [address, kind]))

test('the first run is compared with the last, and what goes to and fro is flapping', () => {
  for (const [verdicts, kind] of [
    [['passed', 'passed', 'failed'], 'new'],
    [['passed', 'failed', 'passed', 'failed'], 'new'],
    [['passed', 'failed', 'passed'], 'flapping'],
    [['failed', 'passed', 'failed'], 'flapping'],
    [['failed', 'inconclusive', 'failed'], 'still failing'],
    [['passed', 'untested', 'passed'], 'same'],
  ] as const)
    assert.equal(course(...verdicts).lines[0]?.kind, kind, verdicts.join())
})

test('implementations are neither before nor after one another', () => {
  const one = comparedRun({ [list]: 'failed', [floor]: 'passed', 'ais-v4/rates/words': 'failed' })
  const other = comparedRun({ [list]: 'passed', [floor]: 'untested', 'ais-v4/rates/words': 'failed' })
  const comparison = compareRuns([one, other], true)
  assert.deepEqual(kindsOf(comparison), {
    [list]: 'fails in some',
    [floor]: 'not evaluated in all',
    'ais-v4/rates/words': 'fails in all',
  })
  assert.equal(
    comparisonSentence(comparison),
    'Of 3 requirements in 2 implementations, 1 fails in all, 1 fails in some, 1 not evaluated in all, 0 the same.',
  )
})

test('a known failure fails nothing; one that has expired since counts as new, with a sentence', () => {
  const before = comparedRun({ [list]: 'failed' }, { knownFailures: [knownFailure('ais-v4/rates')] })
  const known = comparedRun({ [list]: 'failed', [floor]: 'failed' }, { knownFailures: [knownFailure('ais-v4/rates')] })
  const both = compareRuns([before, known], false)
  assert.match(comparisonSentence(both), /1 new failure \(1 known\)/)
  assert.equal(conclusionOf(both, 'new').exitCode, 0)
  const expired = comparedRun(
    { [list]: 'failed' },
    { knownFailures: [knownFailure('ais-v4/rates', { state: 'expired', expires: '2026-01-01' })] },
  )
  const late = compareRuns([before, expired], false)
  assert.deepEqual(kindsOf(late), { [list]: 'new' })
  assert.deepEqual(comparisonNotes(late), [
    'The known failure ais-v4/rates expired on 2026-01-01 (owner Rates team): ais-v4/rates/list counts as new.',
  ])
  assert.equal(conclusionOf(late, 'new').exitCode, 1)
  assert.deepEqual(kindsOf(compareRuns([expired, expired], false)), { [list]: 'still failing' })
})

test('only what --fail-on names fails, and a run that shows too little gives no conclusion', () => {
  const codeOf = (verdicts: Parameters<typeof course>, word?: Parameters<typeof conclusionOf>[1]) =>
    conclusionOf(course(...verdicts), word).exitCode
  assert.equal(codeOf(['passed', 'failed']), 0)
  assert.equal(codeOf(['passed', 'failed'], 'new'), 1)
  assert.equal(codeOf(['passed', 'passed'], 'new'), 0)
  assert.equal(codeOf(['passed', 'warned'], 'new'), 0)
  assert.equal(codeOf(['passed', 'warned'], 'warned'), 1)
  assert.equal(codeOf(['passed', 'inconclusive'], 'new'), 2)
  assert.equal(codeOf(['passed', 'untested'], 'untested'), 1)
  assert.equal(codeOf(['passed', 'untested'], 'new'), 2)
  const cut = compareRuns(
    [comparedRun({ [list]: 'passed' }), comparedRun({ [list]: 'passed' }, { finished: false })],
    false,
  )
  assert.equal(conclusionOf(cut, 'new').exitCode, 2)
  const shard = comparedRun({ [list]: 'passed' }, { shard: { number: 1, of: 2 } })
  assert.equal(conclusionOf(compareRuns([comparedRun({ [list]: 'passed' }), shard], false), 'new').exitCode, 2)
})
