import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withLikelyCause } from './likely-cause.ts'
import { settle } from './settle.ts'
import type { Verdict } from '../../core/verdict.ts'

const requirement = { id: 'a/b/c', interface: 'ais-v4', address: 'ais-v4/b/c', checks: ['one'], reason: '' } as const
const settled = (...verdicts: Verdict[]) =>
  settle(
    verdicts.map((verdict) => ({ ...requirement, checks: [...requirement.checks], verdict })),
    [],
    '2026-01-01',
    [],
  )
const troubled = {
  requests: 9,
  troubleKinds: {
    TARGET_RESET: { count: 1, message: 'The target closed the connection.' },
    BUDGET_SPENT: { count: 3, message: 'Raise budget.requests.' },
  },
}

test('What could not be told for trouble names the commonest trouble and its mend', () => {
  const { sentence, exitCode } = withLikelyCause(settled('passed', 'inconclusive'), troubled)
  assert.equal(exitCode, 2)
  assert.match(sentence, /^Could not tell: 1 of 2 .* 4 requests beside 5 got no answer, most often BUDGET_SPENT: Raise/)
})

test('Failures stand although the run was interrupted, and the sentence tells both', () => {
  const doubt = 'Could not tell: the run was interrupted after 1 of 2 checks.'
  const { sentence, exitCode } = withLikelyCause(settled('failed', 'inconclusive'), troubled, doubt)
  assert.equal(exitCode, 1)
  assert.match(
    sentence,
    /^1 of 1 judged .*\. The rest could not be told: the run was interrupted after 1 of 2 checks\.$/,
  )
})

test('A run that could tell all says nothing of trouble', () => {
  const all = settled('passed')
  assert.equal(withLikelyCause(all, troubled), all)
  const quiet = settled('inconclusive')
  assert.equal(withLikelyCause(quiet, { requests: 9, troubleKinds: {} }), quiet)
})
