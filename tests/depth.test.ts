import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const only = ['--only', 'ais-v4/signing', '--only', 'ais-v4/rates', '--no-contracts', '--seed', '3']

test('smoke leaves out what finds few faults for its requests, and says so', async () => {
  const out = join(folder, 'smoke')
  const ended = await assay(['run', ...only, '--depth', 'smoke', '--out', out])
  assert.equal(ended.code, 0, ended.out)
  assert.match(ended.out, /A run with --depth smoke leaves this out/)
  const left = resultsIn(out).requirements.filter(({ code }) => code === 'left-by-depth')
  assert.ok(left.length > 0 && left.every(({ verdict, checks }) => verdict === 'untested' && checks.length === 0))
  assert.match(lastLine(ended), /\d+ untested/)
})

const asked = ['ais-v4/customers/duplicate', 'ais-v4/tokens', 'payments-v1/paging/sorted-by-id']

test('a deeper run loses no verdict of a shallower one', async () => {
  const { profile } = await serveSandbox(folder, { stageMs: 2 })
  const common = ['run', '--profile', profile, ...asked.flatMap((address) => ['--only', address]), '--no-contracts']
  let passed: string[] = []
  for (const depth of ['smoke', 'standard', 'full']) {
    const out = join(folder, depth)
    const ended = await assay([...common, '--depth', depth, '--out', out])
    assert.equal(ended.code, 0, ended.out)
    const verdicts = verdictsIn(out)
    assert.equal(verdicts['payments-v1/paging/sorted-by-id'], 'passed', depth)
    const lost = passed.filter((address) => verdicts[address] !== 'passed')
    assert.deepEqual(lost, [], depth)
    passed = Object.keys(verdicts).filter((address) => verdicts[address] === 'passed')
    assert.ok(passed.length > 4, `${passed.length}`)
  }
})

test('a run with --budget ends within it, what it left is untested for that, and --resume goes on', async () => {
  const { profile } = await serveSandbox(folder)
  const out = join(folder, 'asked-budget')
  const asked = ['--only', 'ais-v4/signing', '--only', 'ais-v4/rates']
  const ended = await assay(['run', '--profile', profile, ...asked, '--budget', '200', '--out', out])
  const { requirements } = resultsIn(out)
  const sent = eventsIn(out).find((event) => event.type === 'run-finished')?.requests ?? Infinity
  const left = requirements.filter(({ code }) => code === 'left-by-budget')
  assert.ok(left.length > 0 && left.every(({ verdict }) => verdict === 'untested'), ended.out)
  assert.ok(requirements.some(({ verdict }) => verdict === 'passed'))
  // Changes through the control port are undone despite the budget.
  assert.ok(sent <= 205, `${sent} requests`)
  assert.match(ended.out, /The budget did not reach for this check/)
  assert.match(lastLine(ended), /The budget does not reach for all checks: \d+ of \d+ were left out\./)
  const passed = requirements.filter(({ verdict }) => verdict === 'passed').map(({ id }) => id)
  const further = await assay(['run', '--profile', profile, '--resume', out, '--budget', '10m', '--out', out])
  assert.equal(further.code, 0, further.out + further.err)
  const after = new Map(resultsIn(out).requirements.map(({ id, verdict, code }) => [id, { verdict, code }]))
  assert.ok(passed.every((id) => after.get(id)?.verdict === 'passed'))
  assert.ok([...after.values()].every(({ code }) => code !== 'left-by-budget'))
})
