import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from '../tests/test-support/assay.ts'
import { serveSandbox } from '../tests/test-support/served.ts'

const folder = scratchFolder()
const { profileWith } = await serveSandbox(folder, { fault: 'shows-refresh_start_time-as-24-of-country' })
const only = ['--only', 'ais-v4/countries', '--only', 'ais-v4/currencies']

async function judged(name: string, known: object[], ...more: string[]) {
  const out = join(folder, name)
  const profile = profileWith(name, (plain) => void (plain.known_failures = known))
  const ended = await assay(['run', '--profile', profile, ...only, '--workers', '1', '--out', out, ...more])
  return { ...ended, out, last: lastLine(ended), verdicts: resultsIn(out).requirements.map(({ verdict }) => verdict) }
}

test('--list names every check that a run does, asks nothing and writes nothing', async () => {
  const whole = await judged('whole', [])
  const planned = eventsIn(whole.out).flatMap((event) => (event.type === 'run-started' ? event.planned : []))
  const checks = [...new Set(planned.flatMap(({ checks: names }) => names))]
  const out = join(folder, 'listed')
  const listed = await assay(['run', '--profile', profileWith('listed'), ...only, '--list', '--out', out])
  assert.deepEqual([listed.code, listed.err], [0, ''])
  const lines = listed.out.trimEnd().split('\n')
  assert.equal(lines.pop(), `${checks.length} checks. Nothing was asked of the target.`)
  assert.equal(lines.length, checks.length)
  for (const name of checks) {
    const title = `${name.slice(name.indexOf(': ') + 2)} (ais-v4/`
    assert.ok(
      lines.some((line) => line.startsWith(title)),
      title,
    )
  }
  assert.ok(!existsSync(out))
})

test('--bail stops the run with the failures that it found', async () => {
  const { code, last, verdicts } = await judged('stopped', [], '--bail', '1')
  assert.equal(code, 1)
  assert.match(last, /1 check failed, as many as --bail allows/)
  assert.ok(verdicts.includes('failed') && verdicts.includes('inconclusive'), String(verdicts))
})

test('a known failure stops nothing', async () => {
  const known = [{ address: 'ais-v4/countries', reason: 'old', owner: 'team lists', expires: '2999-12-31' }]
  const { code, verdicts } = await judged('known', known, '--bail', '1')
  assert.equal(code, 0)
  assert.ok(!verdicts.includes('inconclusive'))
})
