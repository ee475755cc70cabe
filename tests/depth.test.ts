import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'
import type { PlainProfile } from '../sandbox/variants/kit/variant.ts'

const folder = scratchFolder()
const only = ['--only', 'open-finance-v2/signature', '--only', 'ais-v4/rates', '--no-contracts', '--seed', '3']

test('smoke leaves out what finds few faults for its requests, and says so', async () => {
  const out = join(folder, 'smoke')
  const ended = await assay(['run', ...only, '--depth', 'smoke', '--out', out])
  assert.equal(ended.code, 0, ended.out)
  assert.match(ended.out, /A run with --depth smoke leaves this out/)
  const left = resultsIn(out).requirements.filter(({ code }) => code === 'left-by-depth')
  assert.ok(left.length > 0 && left.every(({ verdict, checks }) => verdict === 'untested' && checks.length === 0))
  assert.match(lastLine(ended), /\d+ untested/)
})

const ofVersion4 = ['customers/duplicate', 'customers/ids-and-secrets-differ', 'headers/wrong-secret', 'tokens']
const asked = [
  ...[...ofVersion4, 'login-refresh/forms-equivalent', 'paging/sorted-by-id'].map((one) => `ais-v4/${one}`),
  'payments-v1/paging/sorted-by-id',
].flatMap((address) => ['--only', address])

for (const [what, change] of [
  ['the sandbox', undefined],
  ['a target that offers one client and one provider', firstUser],
] as const)
  test(`a deeper run loses no verdict of a shallower one on ${what}`, async () => {
    const { profile } = await serveSandbox(folder, { stageMs: 2, ...(change && { change }) })
    let before = new Map<string, string>()
    for (const depth of ['smoke', 'standard', 'full']) {
      const out = join(folder, `${change ? 'first' : 'whole'}-${depth}`)
      const ended = await assay([
        'run',
        '--profile',
        profile,
        ...asked,
        '--no-contracts',
        '--depth',
        depth,
        '--out',
        out,
      ])
      assert.equal(ended.code, 0, ended.out)
      const verdicts = new Map(
        resultsIn(out).requirements.map(({ interface: name, id, verdict }) => [`${name} ${id}`, verdict]),
      )
      assert.equal(verdicts.get('payments-v1 conventions/paging/sorted-by-id'), 'passed', depth)
      const passed = [...before].filter(([, verdict]) => verdict === 'passed')
      assert.ok(depth === 'smoke' || passed.length > 4, `${passed.length}`)
      assert.deepEqual(
        passed.filter(([address]) => verdicts.get(address) !== 'passed'),
        [],
        depth,
      )
      before = verdicts
    }
  })

/** Leaves of a profile what a first user writes. */
function firstUser(profile: PlainProfile): void {
  profile.clients = profile.clients.filter(({ purpose }: { purpose?: string }) => purpose === 'main')
  profile.providers = profile.providers.filter(({ purpose }: { purpose?: string }) => purpose === 'plain')
  for (const part of ['data', 'control', 'callbacks', 'capabilities'] as const) delete profile[part]
}

for (const [amount, most] of [
  ['200', 200],
  ['1s', undefined],
] as const)
  test(`a run with --budget ${amount} ends within it, what it left is untested for that, and --resume goes on`, async () => {
    const { profile } = await serveSandbox(folder)
    const out = join(folder, `budget-${amount}`)
    const asked = ['--only', 'ais-v4/signing', '--only', 'ais-v4/rates']
    const ended = await assay(['run', '--profile', profile, ...asked, '--budget', amount, '--out', out])
    const { requirements } = resultsIn(out)
    const sent = eventsIn(out).find((event) => event.type === 'run-finished')?.requests ?? Infinity
    const left = requirements.filter(({ code }) => code === 'left-by-budget')
    assert.ok(left.length > 0 && left.every(({ verdict }) => verdict === 'untested'), ended.out)
    assert.ok(requirements.some(({ verdict }) => verdict === 'passed'))
    // What was changed at the control port is put back all the same.
    assert.ok(sent <= (most ?? sent) + 5, `${sent} requests`)
    assert.match(ended.out, /The budget did not reach for this check/)
    assert.match(lastLine(ended), /The budget does not reach for all checks: \d+ of \d+ were left out\./)
    const passed = requirements.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id)
    const further = await assay(['run', '--profile', profile, '--resume', out, '--budget', '10m', '--out', out])
    assert.equal(further.code, 0, further.out + further.err)
    const after = new Map(resultsIn(out).requirements.map(({ id, verdict, code }) => [id, { verdict, code }]))
    assert.ok(passed.every((id) => after.get(id)?.verdict === 'passed'))
    assert.ok([...after.values()].every(({ code }) => code !== 'left-by-budget'))
  })

test('another budget says what is accepted', async () => {
  for (const given of ['0', '-1', '60x', '1.5h', '']) {
    const ended = await assay(['run', '--budget', given, '--out', join(folder, 'none')])
    assert.equal(ended.code, 3, given)
    assert.match(ended.err, /Give a number of requests such as 2000, or a time such as 60s, 10m or 1h\./)
  }
})

test('a budget in the profile ends a run in the same way, without a conclusion', async () => {
  const { profile } = await serveSandbox(folder, {
    change: (plain) => {
      plain.budget = { requests: 300, seconds: 600 }
    },
  })
  const out = join(folder, 'budget')
  const ended = await assay(['run', '--profile', profile, '--only', 'ais-v4/signing', '--out', out])
  const left = resultsIn(out).requirements.filter(({ code }) => code === 'left-by-budget')
  assert.ok(left.length > 0 && left.every(({ verdict }) => verdict === 'inconclusive'), ended.out)
  assert.equal(ended.code, 2)
  assert.match(lastLine(ended), /The budget does not reach for all checks: \d+ of \d+ were left out\./)
})

test('another word is no depth', async () => {
  const ended = await assay(['run', '--depth', 'deep', '--out', join(folder, 'deep')])
  assert.equal(ended.code, 3)
  assert.match(ended.err, /Give smoke, standard or full\./)
})
