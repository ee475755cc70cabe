import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKnownSecrets } from './known-secrets.ts'

const text = 'The quick brown fox jumps over 13 lazy dogs, [{"id":"1227"}]. '.repeat(16_000)

/** Secrets so many, and the least processor time of three looks through a long text without one, in microseconds. */
function searching(secrets: number) {
  const known = createKnownSecrets()
  for (let number = 0; number < secrets; number += 1) known.learn(`secret-value-${number * 7919}-x`, 'Secret')
  const took = [1, 2, 3].map(() => {
    const began = process.threadCpuUsage()
    assert.equal(known.replace(text), text)
    return process.threadCpuUsage(began).user
  })
  return { known, least: Math.min(...took) }
}

test('A long text takes about as long with three thousand secrets known as with three', () => {
  const control = searching(3)
  const { known, least } = searching(3000)
  assert.ok(least < 20 * control.least, `${least} and ${control.least} microseconds`)
  assert.match(known.replace(`${text}secret-value-7919-x`), /«Secret 2»$/)
})
