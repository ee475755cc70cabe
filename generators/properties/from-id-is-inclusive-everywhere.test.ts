import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CheckStopped } from '../../core/check-stopped.ts'
import { numberedIds } from '../../harness/checks/test-support/sample-pages.ts'
import type { Draft } from '../../harness/client/draft.ts'
import { keepsLaws } from '../test-support/keeps-laws.ts'
import { accepting, explored } from '../test-support/try-property.ts'
import { fromIdIsInclusiveEverywhere } from './from-id-is-inclusive-everywhere.ts'
import { testDraft } from '../../harness/client/test-support/test-profile.ts'

const ids = numberedIds(1000, 250)
const draft: Draft = testDraft({ name: 'list', path: '/api/v4/x' })

/** A target whose pages start this many rows after the requested one. */
const startingAfter = (rows: (position: number) => number) => async (asked: Draft) => {
  const from = ids.indexOf(asked.query?.find(([name]) => name === 'from_id')?.[1] ?? '')
  return accepting(ids.slice(from + rows(from), from + 100).map((id) => ({ id })))
}
const right = fromIdIsInclusiveEverywhere(
  startingAfter(() => 0),
  draft,
  ids,
)

test('One that starts with the row after it breaks the rule, and the row is reported', async () => {
  const { judgement, counterexample } = await explored(
    fromIdIsInclusiveEverywhere(
      startingAfter(() => 1),
      draft,
      ids,
    ),
  )
  assert.equal(judgement.reason.code, 'value-differs')
  const [, id, row] = /^from_id=(\d+), row (\d+) of 250$/.exec(counterexample?.shrunk ?? '') ?? []
  assert.equal(id, ids[Number(row)])
})

test('One that does so at the start of a page alone is found too', async () => {
  const { judgement } = await explored(
    fromIdIsInclusiveEverywhere(
      startingAfter((position) => (position > 0 && position % 100 === 0 ? 1 : 0)),
      draft,
      ids,
    ),
  )
  assert.equal(judgement.finding, 'broken')
})

test('A list without rows has nothing to start from', () =>
  assert.throws(
    () => fromIdIsInclusiveEverywhere(async () => accepting(), draft, []),
    (error) =>
      error instanceof CheckStopped && error.finding === 'inconclusive' && error.reason.code === 'nothing-to-check',
  ))

keepsLaws('fromIdIsInclusiveEverywhere', right.arbitrary, {
  member: (position) => position >= 0 && position < ids.length,
  reaches: { 'the last row': (position) => position === ids.length - 1 },
})
