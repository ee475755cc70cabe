import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canRun } from './can-run.ts'
import type { InterfaceRun } from './interface-run.ts'
import type { CheckIn } from './plan.ts'

const requirements = new Map([
  ['one', { needs: ['second-client'] }],
  ['two', { needs: [] }],
  ['three', { needs: ['clock', 'second-client'] }],
])
const offered = new Map<string, unknown>([
  ['second-client', true],
  ['clock', { code: 'missing', facts: {} }],
])
const runs = [{ name: 'ais-v4', run: { requirements, offered } }] as unknown as InterfaceRun[]
const check = (...ids: string[]) => ({ interface: 'ais-v4', check: { requirements: ids } }) as unknown as CheckIn

test('A check can run where the profile offers what one of its requirements needs', () => {
  assert.equal(canRun(check('one'), runs), true)
  assert.equal(canRun(check('three'), runs), false)
  assert.equal(canRun(check('three', 'two'), runs), true)
  assert.equal(canRun({ ...check('one'), interface: 'ais-v5' }, runs), false)
})
