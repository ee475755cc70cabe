import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { dateWindow } from '../../harness/checks/values/date-window.ts'
import { windowDay, windowDayEdges } from './window-day.ts'

const { tooEarly, surelyFrom, surelyUntil, tooLate } = dateWindow

keepsLaws('windowDay within', windowDay('within'), {
  edges: windowDayEdges.within,
  member: (day) => Number.isInteger(day) && day > tooEarly && day < tooLate,
  reaches: {
    'the first day that is surely accepted': (day) => day === surelyFrom,
    'the last day that is surely accepted': (day) => day === surelyUntil,
    'the days of grace before': (day) => day < surelyFrom,
    'the days of grace after': (day) => day > surelyUntil,
  },
})
keepsLaws('windowDay before', windowDay('before'), {
  edges: windowDayEdges.before,
  member: (day) => Number.isInteger(day) && day <= tooEarly,
  simplest: (day) => day === tooEarly,
  reaches: { 'years ago': (day) => day < tooEarly - 365, 'the edge': (day) => day === tooEarly },
})
keepsLaws('windowDay after', windowDay('after'), {
  edges: windowDayEdges.after,
  member: (day) => Number.isInteger(day) && day >= tooLate,
  simplest: (day) => day === tooLate,
  reaches: { 'years ahead': (day) => day > tooLate + 365, 'the edge': (day) => day === tooLate },
})

test('Most days within the window are surely accepted, and many lie at its edges', () => {
  const days = fc.sample(windowDay('within'), { seed: 7, numRuns: 700 })
  const sure = days.filter((day) => day >= surelyFrom && day <= surelyUntil)
  const count = (wanted: number) => days.filter((day) => day === wanted).length
  assert.ok(sure.length > 450, `${sure.length} of 700`)
  for (const edge of [surelyFrom, surelyFrom + 1, surelyUntil - 1, surelyUntil])
    assert.ok(count(edge) > 2 * count(-30), `${edge}: ${count(edge)} times, -30 ${count(-30)} times`)
})
