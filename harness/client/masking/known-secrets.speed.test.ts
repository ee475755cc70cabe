import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownSecrets } from './known-secrets.ts'
import { assertWithinSeconds } from '../../../tests/test-support/within-seconds.ts'

test('A long text stays fast with many secrets known', () => {
  const known = createKnownSecrets()
  for (let number = 0; number < 3000; number += 1) known.learn(`secret-value-${number * 7919}-x`, 'Secret')
  const text = 'The quick brown fox jumps over 13 lazy dogs, [{"id":"1227"}]. '.repeat(16_000)
  const tookMs = [1, 2, 3].map(() => {
    const began = performance.now()
    assert.equal(known.replace(text), text)
    return performance.now() - began
  })
  assertWithinSeconds(Math.min(...tookMs) / 1000, 2)
  assert.match(known.replace(`${text}secret-value-7919-x`), /«Secret 2»$/)
})
