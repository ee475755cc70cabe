import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEquivalent, staleEquivalents } from './equivalents.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { scoresOf, scoreTable } from './score.ts'

const source = 'export const sum =\n  (a, b) => a +\n    b\n'
const report = (statuses: string[]) => ({
  files: {
    'core/sum.ts': {
      source,
      mutants: statuses.map((status, index) => ({
        mutatorName: 'ArithmeticOperator',
        replacement: `a ${'-*/%'[index]} b`,
        status,
        location: { start: { line: 2, column: 13 }, end: { line: 3, column: 6 } },
      })),
    },
  },
})
const mutants = mutantsOf(report(['Killed', 'Timeout', 'Survived', 'NoCoverage']))
const equivalent = { file: 'core/sum.ts', mutation: 'a + b → a / b', why: 'made up' }

test('A mutant is read with its place, its line and its change on one line', () => {
  assert.deepEqual(mutants[2], {
    file: 'core/sum.ts',
    place: '2:13',
    line: '(a, b) => a +',
    mutator: 'ArithmeticOperator',
    mutation: 'a + b → a / b',
    outcome: 'survived',
  } satisfies Mutant)
  assert.deepEqual(
    mutants.map(({ outcome }) => outcome),
    ['killed', 'killed', 'survived', 'unreached'],
  )
})

test('A long change is shortened, but where the two would look the same', () => {
  const long = (middle: string): string => `/${'a'.repeat(60)}${middle}${'b'.repeat(30)}/`
  const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 94 } }
  const [same, other] = mutantsOf({
    files: {
      'core/a.ts': {
        source: long('x'),
        mutants: [long('y'), 'undefined'].map((replacement) => ({
          mutatorName: 'Regex',
          replacement,
          status: 'Survived',
          location,
        })),
      },
    },
  })
  assert.equal(same?.mutation, `${long('x')} → ${long('y')}`)
  assert.match(other?.mutation ?? '', /^\/a{49} \.\.\. b{19}\/ → undefined$/)
})

test('Mutants that do not compile or were ignored count for nothing', () => {
  const [score] = scoresOf(mutantsOf(report(['Killed', 'RuntimeError', 'Ignored'])), () => false)
  assert.equal(score?.percent, 100)
})

test('The score is of what can be killed: an equivalent mutant leaves it', () => {
  const plain = scoresOf(mutants, () => false)
  assert.deepEqual(plain, [{ folder: 'core', killed: 2, survived: 1, unreached: 1, equivalent: 0, percent: 50 }])
  const [better] = scoresOf(mutants, (mutant) => isEquivalent(mutant, [equivalent]))
  assert.equal(better?.percent.toFixed(1), '66.7')
  assert.match(scoreTable(plain), /\| all \| 2 \| 1 \| 1 \| 0 \| 50\.0 % \|$/)
})

test('An equivalent says by its line which of two like changes is meant', () => {
  const survivor = mutants[2] as Mutant
  assert.ok(isEquivalent(survivor, [{ ...equivalent, line: '(a, b) => a +' }]))
  assert.ok(!isEquivalent(survivor, [{ ...equivalent, line: 'b' }]))
})

test('An entry of the list that says nothing true any more is stale', () => {
  const stale = (entry: object, exists = true) =>
    staleEquivalents([{ ...equivalent, ...entry }], mutants, () => exists).length > 0
  assert.ok(!stale({}))
  assert.ok(stale({ mutation: 'a + b → 0' }), 'no such mutant')
  assert.ok(stale({ mutation: 'a + b → a - b' }), 'one that a test kills')
  assert.ok(stale({ file: 'core/gone.ts' }, false), 'a file that is gone')
  assert.ok(!stale({ file: 'core/other.ts' }), 'a file that was not mutated this time')
})
