import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'

const module = JSON.stringify(new URL('answer-limit.ts', import.meta.url))

function limitWith(...flags: string[]): number {
  const code = `import { answerLimitBytes } from ${module}; console.log(answerLimitBytes())`
  return Number(execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], { encoding: 'utf8' }))
}

test('The longest answer is in proportion to the old heap where that is small, and never more than 20 MB', () => {
  const perMegabyte = (1024 * 1024) / 100
  for (const megabytes of [60, 112])
    assert.ok(Math.abs(limitWith(`--max-old-space-size=${megabytes}`) / perMegabyte - megabytes) < 1, `${megabytes} MB`)
  assert.ok(limitWith('--max-old-space-size=400') < 4 * perMegabyte * 100)
  assert.equal(limitWith('--max-old-space-size=8000'), 20_000_000)
})

test('A young heap of another size leaves a limit', () => {
  const limit = limitWith('--max-old-space-size=60', '--max-semi-space-size=1')
  assert.ok(limit > 50_000 && limit < 640_000, `${limit}`)
})
