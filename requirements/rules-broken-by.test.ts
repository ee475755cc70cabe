import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Requirement } from './requirement.ts'
import { faultsUnknown, rulesBrokenBy } from './rules-broken-by.ts'

const rules = [
  { id: 'a/b/one', brokenBy: ['newest-first', 'hides-*'] },
  { id: 'a/b/two', brokenBy: ['newest-first', 'newest-*'] },
  { id: 'a/b/three' },
] as unknown as Requirement[]

test('A fault breaks each rule that names it, or the beginning of its name, once', () => {
  const broken = rulesBrokenBy(rules)
  assert.deepEqual(broken('newest-first'), ['a/b/one', 'a/b/two'])
  assert.deepEqual(broken('hides-id'), ['a/b/one'])
  assert.deepEqual(broken('shows-all'), [])
})

test('A name that no fault has is found, also as a beginning', () =>
  assert.deepEqual(faultsUnknown(rules, ['newest-first']), [{ rule: 'a/b/one', name: 'hides-*' }]))
