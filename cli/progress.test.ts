import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDecided, judgement, planned, runStarted } from '../reports/test-support/journal-builders.ts'
import { takeShard } from '../harness/run/shard.ts'
import { createProgress, type Shown } from './progress.ts'
import { testIo } from './test-support/test-io.ts'

const id = 'ais/rates/floor'
const names = Array.from({ length: 40 }, (_, at) => `features/ais/rates.feature: Check ${at}`)
const started = runStarted({ planned: [planned(id, names)] })
const masker = { mask: (text: string) => text.replaceAll('secret', '«Secret»') }
const erase = '\r\u001B[2K'

/** The output for a run whose checks take three seconds each; the second one fails. */
function printed(columns: number | undefined, shown: Shown, run = started): string {
  const io = testIo({}, columns)
  let now = 0
  const { see, stop } = createProgress(io.out, masker, shown, () => now)
  see(run)
  for (const [at, check] of names.entries()) {
    see({ type: 'check-started', at: started.at, check, interface: 'ais-v4' })
    now += 3000
    const verdict = at === 1 ? 'failed' : 'passed'
    see(checkDecided(check, [judgement(id, verdict, { reason: 'The secret is wrong.' })]))
  }
  now += 10_000
  see(checkDecided('observer: shapes', [judgement(id, 'passed')]))
  stop()
  return io.outText()
}

test('A log gets a line every ten seconds at most, with what is done, failed and left', () => {
  const lines = printed(undefined, 'usual').trimEnd().split('\n')
  assert.equal(lines.length, 11)
  assert.equal(lines[0], '4 of 40 checks, 1 failed, 20 a minute, about 2 minutes left')
  assert.match(lines.at(-1) ?? '', /^40 of 40 checks, 1 failed/)
})

test('Nothing is said of what is left after a first check that took long', () => {
  const io = testIo()
  let now = 0
  const { see, stop } = createProgress(io.out, masker, 'usual', () => now)
  see(started)
  see({ type: 'check-started', at: started.at, check: names[0]!, interface: 'ais-v4' })
  now += 60_000
  see(checkDecided(names[0]!, [judgement(id, 'passed')]))
  stop()
  assert.equal(io.outText(), '1 of 40 checks, 0 failed, 1 a minute\n')
})

test('A terminal has a live line with what is under way, and keeps each failure above it', () => {
  const text = printed(200, 'usual')
  const live = text.split(erase)
  assert.ok(
    live.includes('10 of 40 checks, 1 failed, 20 a minute, about 2 minutes left; ais-v4 ais/rates.feature: Check 10'),
  )
  assert.ok(text.includes('✗ failed  ais-v4/rates/floor: The «Secret» is wrong.\n'))
})

test('The parts of a run on several processes are counted together, from their first check on', () => {
  const io = testIo()
  let now = 9000
  const { see, stop } = createProgress(io.out, masker, 'usual', () => now)
  now += 9000
  const parts = [1, 2].map((number) => ({ ...started, shard: takeShard(started.planned, { number, of: 2 }) }))
  for (const part of parts) see(part)
  see({ type: 'check-started', at: started.at, check: names[0] ?? '', interface: 'ais-v4' })
  now += 3000
  see(checkDecided(names[0] ?? '', [judgement(id, 'passed')]))
  stop()
  assert.equal(io.outText(), '1 of 40 checks, 0 failed, 20 a minute\n')
  now += 9000
  for (const check of names.slice(1, 4)) see(checkDecided(check, [judgement(id, 'passed')]))
  now += 3000
  see(checkDecided(names[4] ?? '', [judgement(id, 'passed')]))
  stop()
})
