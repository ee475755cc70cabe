import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flaps, kindOfChange } from './kind-of-change.ts'

test('each change between two runs has one kind', () => {
  for (const [before, now, kind] of [
    ['passed', 'failed', 'new'],
    ['untested', 'failed', 'new'],
    [undefined, 'failed', 'new'],
    ['failed', 'failed', 'still failing'],
    ['failed', 'passed', 'fixed'],
    ['failed', 'warned', 'fixed'],
    ['passed', 'warned', 'newly warned'],
    ['inconclusive', 'warned', 'newly warned'],
    ['passed', 'untested', 'newly untested'],
    ['passed', 'inconclusive', 'newly inconclusive'],
    ['untested', 'inconclusive', 'changed'],
    ['inconclusive', 'passed', 'newly evaluated'],
    ['warned', 'passed', 'changed'],
    ['passed', 'passed', 'same'],
    ['warned', 'warned', 'same'],
    [undefined, 'passed', 'not in the first run'],
    ['passed', undefined, 'not in the last run'],
  ] as const)
    assert.equal(kindOfChange(before, now), kind, `${before}, ${now}`)
})

test('a requirement flaps that breaks and holds again; what was not evaluated between says nothing', () => {
  assert.equal(flaps(['passed', 'failed', 'passed']), true)
  assert.equal(flaps(['failed', 'passed', 'untested', 'warned']), true)
  assert.equal(flaps(['passed', 'failed', 'inconclusive', 'failed']), false)
  assert.equal(flaps(['passed', 'untested', 'passed']), false)
  assert.equal(flaps(['passed', 'observed', 'passed']), false)
  assert.equal(flaps(['failed', undefined, 'passed']), false)
})
