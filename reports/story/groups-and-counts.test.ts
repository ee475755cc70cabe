import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDecided, judgement, planned, row, runStarted } from '../test-support/journal-builders.ts'
import { storyOf } from './run-story.ts'
import { countsByInterface } from './verdict-counts.ts'

const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => `ais-v4/rates/${name}`)
const [a = '', b = '', c = '', d = '', e = ''] = ids
const capability = (name: string) => ({ code: 'capability-missing', facts: { capability: name } })

/** The groups of a run in which each of the five requirements had this verdict and reason. */
function groupsOf(
  decided: Array<{ verdict?: 'untested' | 'inconclusive'; reason?: string; code?: string; facts?: object }>,
) {
  const checks = decided.map(({ verdict = 'untested', ...over }, at) =>
    checkDecided(`f: ${at}`, [judgement(ids[at] ?? '', verdict, over as object)]),
  )
  const start = runStarted({ planned: decided.map((_, at) => planned(ids[at] ?? '', [`f: ${at}`])) })
  return storyOf(
    [start, ...checks],
    ids.map((id) => row(id)),
  )
}

test('Requirements that lack the same capability are one group, whatever the words; the largest group comes first', () => {
  const { untested } = groupsOf([
    { reason: 'Alone.' },
    { reason: 'One.', ...capability('live-client') },
    { reason: 'Other.', ...capability('live-client') },
    { reason: 'Browser.', ...capability('browser') },
    { reason: 'Alone.', ...capability('live-client') },
  ])
  const shown = untested.map((group) => [group.capability, group.requirements.map(({ id }) => id)])
  assert.deepEqual(shown, [
    ['live-client', [b, c, e]],
    [undefined, [a]],
    ['browser', [d]],
  ])
  assert.ok(untested[0]?.offer)
  assert.deepEqual(Object.keys(untested[1] ?? {}), ['reason', 'requirements'])
})

test('Counts come in the order of interfaces, and rows that are not claimed count as inapplicable', () => {
  const { requirements } = storyOf(
    [runStarted({ planned: [planned('ais-v6/rates/a', [], 'ais-v6'), planned(a)] })],
    [row(a)],
  )
  const rows = [row('ais-v3/rates/a'), row(a), row('ais-v6/rates/a')]
  const counts = (only: string[]) => countsByInterface(requirements, rows, { interfaces: ['ais-v4', 'ais-v6'], only })
  const shown = [...counts([])].map(([name, { untested, inapplicable }]) => [name, untested, inapplicable])
  assert.deepEqual(shown, [
    ['ais-v3', 0, 1],
    ['ais-v4', 1, 0],
    ['ais-v6', 1, 0],
  ])
  assert.deepEqual([...counts([a]).keys()], ['ais-v4', 'ais-v6'], 'a run of a part says nothing of the others')
})
