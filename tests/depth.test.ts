import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { onlyOf, run, scratchFolder, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const { profile } = await serveSandbox(folder, {
  stageMs: 2,
  change: ({ capabilities }) => delete capabilities.browser,
})
const at = (name: string) => join(folder, name)
const only = [...onlyOf('ais-v4/signing', 'ais-v4/rates'), '--format', 'json']

test('smoke leaves out what finds few faults for its requests, and says so', async () => {
  const ran = await run(at('left'), ...only, '--no-contracts', '--seed', '3', '--depth', 'smoke')
  assert.equal(ran.code, 0, ran.out)
  assert.match(ran.out, /A run with --depth smoke leaves this out/)
  const left = ran.requirements.filter(({ code }) => code === 'left-by-depth')
  assert.ok(left.length > 0 && left.every(({ verdict, checks }) => verdict === 'untested' && checks.length === 0))
  assert.match(ran.last, /\d+ untested/)
})

test('a deeper run loses no verdict of a shallower one', async () => {
  const sorted = 'payments-v1/paging/sorted-by-id'
  const topics = [...onlyOf('ais-v4/customers/duplicate', 'ais-v4/tokens', sorted), '--format', 'json']
  let passed: string[] = []
  for (const depth of ['smoke', 'standard', 'full']) {
    const ran = await run(at(depth), '--profile', profile, ...topics, '--no-contracts', '--depth', depth)
    assert.equal(ran.code, 0, ran.out)
    const verdicts = verdictsIn(at(depth))
    assert.equal(verdicts[sorted], 'passed', depth)
    const lost = passed.filter((address) => verdicts[address] !== 'passed')
    assert.deepEqual(lost, [], depth)
    passed = Object.keys(verdicts).filter((address) => verdicts[address] === 'passed')
    assert.ok(passed.length > 4, `${passed.length}`)
  }
})

test('a run with --budget ends within it, what it left is untested for that, and --resume goes on', async () => {
  const out = at('asked-budget')
  const ran = await run(out, '--profile', profile, ...only, '--budget', '200')
  const left = ran.requirements.filter(({ code }) => code === 'left-by-budget')
  assert.ok(left.length > 0 && left.every(({ verdict }) => verdict === 'untested'), ran.out)
  const passed = ran.having('passed')
  assert.ok(passed.length > 0)
  // Changes through the control port are undone despite the budget.
  const sent = ran.events.find((event) => event.type === 'run-finished')?.requests ?? Infinity
  assert.ok(sent <= 205, `${sent} requests`)
  assert.match(ran.out, /The budget did not reach for this check/)
  assert.match(ran.last, /The budget does not reach for all checks: \d+ of \d+ were left out\./)
  const further = await run(out, '--profile', profile, '--resume', out, '--budget', '10m')
  assert.equal(further.code, 0, further.out + further.err)
  const after = new Set(further.having('passed'))
  assert.ok(passed.every((id) => after.has(id)))
  assert.ok(further.requirements.every(({ code }) => code !== 'left-by-budget'))
})
