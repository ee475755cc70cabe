import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Newest } from './newest.ts'

test('What was asked for last is made once, and what was asked for long ago is made again', () => {
  const newest = new Newest<string, object>(10)
  const made = (key: string) => newest.of(key, 4, () => ({}))
  const [one, two] = [made('one'), made('two')]
  assert.equal(made('one'), one)
  assert.notEqual(made('three'), two)
  assert.equal(made('one'), one)
  assert.notEqual(made('two'), two)
})

test('What is larger than all that may be kept is the newest all the same', () => {
  const newest = new Newest<string, object>(10)
  assert.equal(
    newest.of('large', 40, () => ({})),
    newest.of('large', 40, () => ({})),
  )
})
