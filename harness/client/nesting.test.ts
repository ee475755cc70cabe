import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nestingProblem } from './nesting.ts'

const nested = (levels: number, open = '[', close = ']') => Buffer.from(open.repeat(levels) + close.repeat(levels))

test('An answer of 200 levels is read, one of 201 is not', () => {
  assert.equal(nestingProblem(nested(200)), undefined)
  assert.equal(nestingProblem(nested(201))?.code, 'ANSWER_TOO_DEEP')
  assert.equal(nestingProblem(nested(201, '{"a":', '}'))?.code, 'ANSWER_TOO_DEEP')
})

test('Brackets in a text are no levels, nor are those that stand side by side', () => {
  assert.equal(nestingProblem(Buffer.from(`["${'['.repeat(500)}\\"${'{'.repeat(500)}"]`)), undefined)
  assert.equal(nestingProblem(Buffer.from(`[${'[],'.repeat(500)}[]]`)), undefined)
})

test('A body that is no JSON, and breaks off, is counted too', () => {
  assert.equal(nestingProblem(Buffer.from('['.repeat(100_000)))?.code, 'ANSWER_TOO_DEEP')
  assert.equal(nestingProblem(Buffer.from(`<p>${'x'.repeat(1000)}</p>`)), undefined)
})
