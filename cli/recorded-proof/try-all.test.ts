import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Part, TriedPart } from './part.ts'
import { tryAll } from './try-all.ts'
import type { LostTrial } from './trial.ts'

const worker = fileURLToPath(new URL('test-support/endless-worker.ts', import.meta.url))

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

/** Each check has a row of its own, except those that name another's: `again: before`. */
function partOf(checks: string[]): Part {
  return {
    interface: 'ais-v4',
    checks: checks.map((name) => {
      const [check = '', row = check] = name.split(': ')
      return { check, rows: [`ais/rows/${row}`] }
    }),
  }
}

function kindsOf(lost: readonly LostTrial[]): unknown {
  return lost.map(({ check, kind, ended }) => [check, kind, ended])
}

test('a trial that does not end is lost, and another process goes on with what is left', async () => {
  const { taken, lost } = await tryParts([['before', 'endless', 'after'], ['next']])
  const never = [['endless', 'field-missing', undefined]]
  const shown = taken.map((row) => kindsOf(row.lost))
  assert.deepEqual(shown, [[], never, never, []])
  assert.deepEqual(lost, [])
})

test('a process that ends by itself at the same trial again takes with it what is left of the part', async () => {
  const { taken, lost } = await tryParts([['before', 'exits', 'after']])
  const shown = taken.map((row) => kindsOf(row.lost))
  assert.deepEqual(shown, [[]])
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
