import assert from 'node:assert/strict'
import { test } from 'node:test'
import { part, Shared } from './shared.ts'

test('a part is read as it was kept last', () => {
  const shared = new Shared()
  const size = part<number>('the size', 'Given')
  shared.keep(size, 1)
  shared.keep(size, 2)
  assert.equal(shared.the(size), 2)
})

test('a part that no step made is named, with the kind of step that makes it', () => {
  const missing = part<string>('the login', 'Given')
  assert.throws(() => new Shared().the(missing), /PART_MISSING: a Given step must make the login first/)
})

test('a part that could not be made leaves the check inconclusive', () => {
  const shared = new Shared()
  const page = part<string>('the page', 'When')
  shared.keep(page, undefined)
  assert.throws(() => shared.the(page), { finding: 'inconclusive', message: 'nothing-sent' })
})
