import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, onlyOf, run, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const { profileWith } = await serveSandbox(folder, { fault: 'shows-refresh_start_time-as-24-of-country' })
const entry = { address: 'ais-v4/countries', reason: 'the list is old', owner: 'team lists', expires: '2999-12-31' }
const only = onlyOf('ais-v4/countries', 'ais-v4/currencies')

/** Evaluates broken countries and right currencies, with these known failures. */
function judged(name: string, known: object[] = [], ...more: string[]) {
  const profile = profileWith(name, (plain) => void (plain.known_failures = known))
  return run(join(folder, name), '--profile', profile, ...only, '--workers', '1', ...more)
}

test('a failure without an entry fails the run, and --list names every check that it does and asks nothing', async () => {
  const whole = await judged('whole')
  assert.equal(whole.code, 1)
  assert.ok(whole.having('failed').length > 0)
  const planned = whole.events.flatMap((event) => (event.type === 'run-started' ? event.planned : []))
  const checks = [...new Set(planned.flatMap(({ checks: names }) => names))]
  const out = join(folder, 'listed')
  const listed = await assay(['run', '--profile', profileWith('listed'), ...only, '--list', '--out', out])
  assert.deepEqual([listed.code, listed.err], [0, ''])
  const lines = listed.out.trimEnd().split('\n')
  assert.equal(lines.pop(), `${checks.length} checks. Nothing was asked of the target.`)
  assert.equal(lines.length, checks.length)
  for (const name of checks) {
    const title = `${name.slice(name.indexOf(': ') + 2)} (ais-v4/`
    const has = lines.some((line) => line.startsWith(title))
    assert.ok(has, title)
  }
  assert.ok(!existsSync(out))
})

test('--bail stops the run with the failures that it found', async () => {
  const { code, last, having } = await judged('stopped', [], '--bail', '1')
  assert.equal(code, 1)
  assert.match(last, /1 check failed, as many as --bail allows/)
  assert.ok(having('failed').length > 0 && having('inconclusive').length > 0)
})

test('a known failure still runs, is shown, and neither stops the run nor fails it', async () => {
  const { code, having, last, out } = await judged('known', [entry], '--bail', '1')
  assert.equal(code, 0, out)
  assert.ok(having('failed').length > 0)
  assert.deepEqual(having('inconclusive'), [])
  assert.match(out, /failed \(known\)/)
  assert.match(last, /\d+ known failure/)
})

const other = { ...entry, address: 'ais-v4/currencies' }
for (const [what, wrong, said] of [
  ['that holds now', other, /ais-v4\/currencies no longer fails/],
  ['that has expired', { ...other, expires: '2020-01-01' }, /expired on 2020-01-01; owner team lists/],
] as const)
  test(`an entry ${what} fails the run`, async () => {
    const { code, last } = await judged(what.replaceAll(' ', '-'), [entry, wrong])
    assert.equal(code, 1)
    assert.match(last, said)
  })
