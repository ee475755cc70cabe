import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '../../core/verdict.ts'
import { rootCauses, withRoots } from './roots.ts'

function row(address: string, verdict: Verdict, dependsOn?: string[]) {
  const code = `was-${verdict}`
  return { address, verdict, reason: `It ${verdict}.`, code, facts: {}, ...(dependsOn && { dependsOn }) }
}

const failed = row('v/routes/show', 'failed')
const open = (address: string, ...dependsOn: string[]) => row(address, 'inconclusive', dependsOn)

test('an inconclusive requirement has the first of those that it depends on and that do not hold as its root', () => {
  const [, first, second] = withRoots([failed, open('a', 'v/routes/list', 'v/routes/show'), open('b', 'elsewhere')])
  assert.deepEqual([first?.root, second?.root], ['v/routes/show', undefined])
  assert.equal(first?.reason, 'Inconclusive because v/routes/show does not hold. It inconclusive.')
  assert.deepEqual([first.code, first.facts], ['root-broken', { root: 'v/routes/show', why: 'It inconclusive.' }])
  assert.equal(second?.reason, 'It inconclusive.')
})

test('a requirement that is inconclusive itself leads on to its own root, and a circle to none', () => {
  const rows = [row('w', 'warned'), open('a', 'b'), open('b', 'c', 'w'), open('c', 'a'), open('d', 'd')]
  const roots = withRoots(rows).map(({ root }) => root)
  assert.deepEqual(roots, [undefined, 'w', 'w', 'w', undefined])
})

test('causes are counted, the one with most requirements first', () => {
  const because = (code: string, facts: object) => ({ ...open('x'), code, facts: facts as {}, reason: code })
  const quoted = { last: { code: 'transport-error', facts: { code: 'RESET' } } }
  const causes = rootCauses(
    withRoots([
      because('nothing-to-check', { what: 'list' }),
      because('transport-error', { code: 'TIMEOUT' }),
      because('transport-error', { code: 'RESET', asked: 'GET /x' }),
      because('no-case-decided', quoted),
      failed,
      open('a', 'v/routes/show'),
      open('b', 'v/routes/show'),
      open('c', 'v/routes/show'),
    ]),
  )
  assert.deepEqual(causes, [
    { address: 'v/routes/show', verdict: 'failed', reason: 'It failed.', requirements: 3 },
    { reason: 'transport-error', requirements: 2 },
    { reason: 'nothing-to-check', requirements: 1 },
    { reason: 'transport-error', requirements: 1 },
  ])
  assert.deepEqual(rootCauses([failed]), [])
})

test('a requirement that names another cause than the target is the root of what depends on it, where nothing fails', () => {
  const named = { ...open('v/routes/create'), code: 'refusal-with-other-cause' }
  const rows = withRoots([
    named,
    open('a', 'b'),
    open('b', 'v/routes/create'),
    open('c', 'v/routes/create', 'v/routes/show'),
  ])
  const roots = rows.map(({ root }) => root)
  assert.deepEqual(roots, [undefined, 'v/routes/create', 'v/routes/create', 'v/routes/create'])
  assert.equal(rows[1]?.code, 'root-inconclusive')
  assert.equal(withRoots([named, failed, open('a', 'v/routes/create', 'v/routes/show')])[2]?.root, 'v/routes/show')
  assert.deepEqual(rootCauses(rows)[0], {
    address: 'v/routes/create',
    verdict: 'inconclusive',
    reason: 'It inconclusive.',
    requirements: 3,
  })
})
