import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CheckKept } from '../../harness/recording/recording-line.ts'
import { compareChecks, compareContracts } from './compare-checks.ts'

const check = (
  verdict: 'passed' | 'failed' | 'inconclusive',
  change: Partial<CheckKept> & { row?: string; code?: string } = {},
) => {
  const { row = 'r', code, ...rest } = change
  const judgement = { requirement: 'ais/rates/list', verdict, row, ...(code !== undefined && { code }) }
  return {
    type: 'check',
    interface: 'ais-v4',
    check: 'a',
    steps: 's',
    judgements: [judgement],
    ...rest,
  } satisfies CheckKept
}

test('verdicts that are the same are no difference', () =>
  assert.deepEqual(compareChecks([check('passed')], [check('passed', { steps: 'other' })]), {
    addresses: 1,
    differences: [],
  }))

test('each difference says why it is one', () => {
  const causes = [
    [check('failed'), 'same checks'],
    [check('failed', { steps: 'other' }), 'check changed'],
    [check('failed', { row: 'other', steps: 'other' }), 'requirement reworded'],
    [check('inconclusive', { code: 'not-in-recording' }), 'not in the recording'],
  ] as const
  for (const [now, cause] of causes) {
    const [difference] = compareChecks([check('passed')], [now]).differences
    const verdict = now.judgements[0]?.verdict
    assert.deepEqual(difference, { address: 'ais-v4/rates/list', before: 'passed', now: verdict, cause })
  }
})

test('a contract is another where its pact is', () => {
  const need = { type: 'contract', address: 'contracts/a/b/c', verdict: 'passed', pact: 'p' } as const
  assert.deepEqual(compareContracts([need], [{ ...need, pact: 'q' }]), { addresses: 1, differences: [] })
  const { differences } = compareContracts([need], [{ ...need, verdict: 'failed', pact: 'q' }])
  assert.deepEqual(differences, [
    { address: 'contracts/a/b/c', before: 'passed', now: 'failed', cause: 'contract changed' },
  ])
})
