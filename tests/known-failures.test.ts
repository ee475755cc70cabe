import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const { profileWith } = await serveSandbox(folder, { fault: 'shows-refresh_start_time-as-24-of-country' })
const entry = { address: 'ais-v4/countries', reason: 'the list is old', owner: 'team lists', expires: '2999-12-31' }

/** Evaluates broken countries and right currencies, with these known failures. */
async function judged(name: string, known: object[], ...more: string[]) {
  const profile = profileWith(name, (plain) => void (plain.known_failures = known))
  const out = join(folder, name)
  const only = ['--only', 'ais-v4/countries', '--only', 'ais-v4/currencies']
  const ended = await assay(['run', '--profile', profile, ...only, '--out', out, ...more])
  const { requirements } = resultsIn(out)
  const failed = requirements.filter(({ verdict }) => verdict === 'failed')
  return { ...ended, last: lastLine(ended), failed: failed.map(({ id }) => id) }
}

test('without an entry the failure fails the run', async () => {
  const { code, failed } = await judged('none', [])
  assert.equal(code, 1)
  assert.ok(failed.length > 0)
})

test('a known failure still runs, is shown, and does not fail the run', async () => {
  const { code, failed, last, out } = await judged('known', [entry])
  assert.equal(code, 0, out)
  assert.ok(failed.length > 0)
  assert.match(out, /failed \(known\)/)
  assert.match(last, /\d+ known failure/)
})

for (const [what, change, said] of [
  ['that holds now', { address: 'ais-v4/currencies' }, /ais-v4\/currencies no longer fails/],
  ['that names no requirement', { address: 'ais-v4/raets' }, /ais-v4\/raets matches no requirement/],
  [
    'that has expired',
    { address: 'ais-v4/currencies', expires: '2020-01-01' },
    /expired on 2020-01-01; owner team lists/,
  ],
] as const)
  test(`an entry ${what} fails the run`, async () => {
    const { code, last } = await judged(what.replaceAll(' ', '-'), [entry, { ...entry, ...change }])
    assert.equal(code, 1)
    assert.match(last, said)
  })
