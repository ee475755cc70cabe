import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Part, TriedPart } from './part.ts'
import { tryAll } from './try-all.ts'
import type { LostTrial } from './trial.ts'

const worker = fileURLToPath(new URL('test-support/endless-worker.ts', import.meta.url))

/** What comes of parts; with an interruption once a check was tried where one is given. */
async function tryParts(parts: string[][], interruption?: AbortController) {
  const taken: TriedPart = []
  const lost: Array<{ checks: string[]; why: string }> = []
  let done = 0
  const asked = {
    file: 'any',
    features: [],
    jobs: 1,
    most: 2,
    worker,
    ...(interruption && { signal: interruption.signal }),
  }
  await tryAll(
    parts.map((checks): Part => ({ interface: 'ais-v4', checks, rows: ['row'] })),
    asked,
    {
      take(tried) {
        taken.push(...tried)
        interruption?.abort()
      },
      lose: ({ checks }, why) => lost.push({ checks, why }),
      done: () => (done += 1),
    },
  )
  return { taken, lost, done }
}

function kindsOf(lost: readonly LostTrial[]): unknown {
  return lost.map(({ check, kind, ended }) => [check, kind, ended])
}

test('a trial that does not end is lost, and another process goes on with what is left', async () => {
  const { taken, lost, done } = await tryParts([['before', 'endless', 'after'], ['next']])
  const never = [['endless', 'field-missing', undefined]]
  assert.deepEqual(
    taken.map((row) => kindsOf(row.lost)),
    [[], never, never, []],
  )
  assert.deepEqual(lost, [])
  assert.equal(done, 2)
})

test('a process that ends by itself at the same trial again takes with it what is left of the part', async () => {
  const { taken, lost, done } = await tryParts([['before', 'exits', 'after']])
  assert.deepEqual(
    taken.map((row) => kindsOf(row.lost)),
    [[]],
  )
  assert.deepEqual(lost, [{ checks: ['exits', 'after'], why: 'its process ended with 3' }])
  assert.equal(done, 1)
})

test('an interruption ends what is under way at once, and what came before stays', async () => {
  const interruption = new AbortController()
  const { taken, lost, done } = await tryParts([['before', 'silent', 'after'], ['next']], interruption)
  assert.equal(taken.length, 1)
  const why = 'the proof was interrupted'
  assert.deepEqual(lost, [
    { checks: ['silent', 'after'], why },
    { checks: ['next'], why },
  ])
  assert.equal(done, 1)
})
