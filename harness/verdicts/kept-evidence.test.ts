import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import type { Verdict } from '../../core/verdict.ts'
import { keptEvidence } from './kept-evidence.ts'

const many = Array.from({ length: 12 }, (_, at) => ({ id: `x${at}` }) as Exchange)
const kept: Array<[Verdict, number]> = [
  ['passed', 2],
  ['observed', 2],
  ['failed', 8],
  ['warned', 8],
  ['inconclusive', 8],
  ['untested', 8],
]

for (const [verdict, most] of kept)
  test(`a ${verdict} ruling keeps its last ${most} exchanges`, () =>
    assert.deepEqual(keptEvidence(verdict, many), many.slice(-most)))
