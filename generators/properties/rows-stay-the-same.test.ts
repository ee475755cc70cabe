import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Exchange } from '../../core/exchange.ts'
import { numberedIds, samplePages } from '../../harness/checks/test-support/sample-pages.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored, refusing, tried } from '../test-support/try-property.ts'
import { rowsStayTheSame } from './rows-stay-the-same.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'

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
