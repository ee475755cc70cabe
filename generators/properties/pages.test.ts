import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import type { Exchange } from '../../core/exchange.ts'
import { numberedIds, samplePages } from '../../harness/checks/test-support/sample-pages.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { fromIdIsInclusiveEverywhere } from './from-id-is-inclusive-everywhere.ts'
import { rowsStayTheSame } from './rows-stay-the-same.ts'

const ids = numberedIds(1000, 55)
const draft: Draft = testDraft({ name: 'list', path: '/api/v4/x' })
const sizeOf = ({ query = [] }: Draft) => Number(query.find(([name]) => name === 'per_page')?.[1])

/** The property over a target that pages these rows, with the sizes of the requested first pages. */
function over(rowsFor: (size: number) => readonly string[]) {
  const sizes: number[] = []
  const send = async (asked: Draft): Promise<Exchange> => {
    const from = asked.query?.find(([name]) => name === 'from_id')?.[1]
    const size = sizeOf(asked)
    if (from === undefined) sizes.push(size)
    const rows = rowsFor(size)
    return samplePages(rows.slice(from === undefined ? 0 : rows.indexOf(from)), size)[0] ?? accepting([])
  }
  return { property: rowsStayTheSame(send, draft, 10, 50), sizes }
}

test('A target that gives the same rows for every page size keeps the rule, read once by the smallest pages', async () => {
  const { property, sizes } = over(() => ids)
  const { judgement, coverage } = await explored(property)
  assert.equal(judgement.finding, 'held')
  assert.equal(sizes.length, coverage.ran + 1)
  assert.equal(sizes[0], 10)
})

test('One that loses a row with large pages breaks it, and the smallest such size is reported', async () => {
  const { judgement, counterexample } = await explored(over((size) => (size > 20 ? ids.slice(1) : ids)).property)
  assert.deepEqual([judgement.finding, judgement.reason.code], ['broken', 'value-differs'])
  assert.equal(counterexample?.shrunk, 'per_page=21')
})

test('What came of a case is what came of its last page', async () => {
  const pages = samplePages(ids, 30)
  const send = async ({ query = [] }: Draft) =>
    query.some(([name]) => name === 'from_id') ? refusing('WrongRequestFormat') : (pages[0] ?? accepting([]))
  const found = await tried(rowsStayTheSame(send, draft, 10, 50), 30)
  assert.deepEqual(found, ['2 pages', 'WrongRequestFormat', 'inconclusive: nothing-to-check'])
})

keepsLaws('rowsStayTheSame', over(() => ids).property.arbitrary, {
  member: (size) => size >= 10 && size <= 50,
  simplest: (size) => size === 10,
  reaches: { 'the largest': (size) => size === 50 },
})

const many = numberedIds(1000, 250)
/** The property over a target whose pages start this many rows after the requested one. */
function starting(after: (position: number) => number) {
  const send = async (asked: Draft) => {
    const from = many.indexOf(asked.query?.find(([name]) => name === 'from_id')?.[1] ?? '')
    return accepting(many.slice(from + after(from), from + 100).map((id) => ({ id })))
  }
  return fromIdIsInclusiveEverywhere(send, draft, many)
}

test('One that starts with the row after it breaks the rule, and the row is reported', async () => {
  const { judgement, counterexample } = await explored(starting(() => 1))
  assert.equal(judgement.reason.code, 'value-differs')
  const [, id, row] = /^from_id=(\d+), row (\d+) of 250$/.exec(counterexample?.shrunk ?? '') ?? []
  assert.equal(id, many[Number(row)])
})

test('One that does so at the start of a page alone is found too', async () => {
  const { judgement } = await explored(starting((position) => (position > 0 && position % 100 === 0 ? 1 : 0)))
  assert.equal(judgement.finding, 'broken')
})

test('A list without rows has nothing to start from', () =>
  assert.throws(
    () => fromIdIsInclusiveEverywhere(async () => accepting(), draft, []),
    (error) =>
      error instanceof CheckStopped && error.finding === 'inconclusive' && error.reason.code === 'nothing-to-check',
  ))

keepsLaws('fromIdIsInclusiveEverywhere', starting(() => 0).arbitrary, {
  member: (position) => position >= 0 && position < many.length,
  reaches: { 'the last row': (position) => position === many.length - 1 },
})
