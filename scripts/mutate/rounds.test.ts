import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readEquivalents } from './equivalents.ts'
import { roundsOf } from './rounds.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const rounds = roundsOf(root)

test('A round mutates no test, and runs nothing but tests', () => {
  for (const { files, tests } of rounds) {
    assert.ok(files.every((file) => !file.endsWith('.test.ts') && !file.includes('/test-support/')))
    assert.ok(tests.every((file) => file.endsWith('.test.ts')))
  }
})

test('No file is mutated in two rounds', () => {
  const files = rounds.flatMap((round) => round.files)
  assert.equal(new Set(files).size, files.length)
})

test('A scope takes the files whose path holds it, with all tests of their folder', () => {
  const [round, ...others] = roundsOf(root, 'requirements/parse-topic')
  assert.deepEqual(others, [])
  assert.deepEqual(round?.files, ['requirements/parse-topic.ts'])
  assert.ok(round.tests.includes('requirements/read-requirements.test.ts'))
  assert.deepEqual(roundsOf(root, 'no/such/place'), [])
})

test('Every equivalent mutant names a file that is mutated, and a reason', () => {
  const files = new Set(rounds.flatMap((round) => round.files))
  for (const { file, why } of readEquivalents()) {
    assert.ok(existsSync(file) && files.has(file), file)
    assert.match(why, /\w+ \w+/)
  }
})
