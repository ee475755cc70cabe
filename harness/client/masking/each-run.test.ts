import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { eachRun } from './each-run.ts'

const pattern = /[\w+/-]{11,}(?:\r?\n[ \t]*[\w+/-]+)*/g

test('The runs are those of a pattern', () => {
  const piece = fc.constantFrom(
    'a',
    'Z9',
    '-_+/',
    'abcdefg',
    'abcdefghijk',
    '.',
    '"',
    'é',
    '€',
    '\n',
    '\r',
    '\r\n',
    ' ',
    '\t',
  )
  const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      const wanted = Array.from(text.matchAll(pattern), ({ 0: run, index }) => [index, index + run.length])
      const runs: number[][] = []
      eachRun(text, (...run) => runs.push(run))
      assert.deepEqual(runs, wanted)
    }),
    { numRuns: 1000 },
  )
})
