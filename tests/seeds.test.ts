import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { CheckDecided } from '../core/journal-events.ts'
import { assay, eventsIn, scratchFolder, verdictsIn } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
const property = ['--only', 'ais-v4/signing/expires-at-not-a-number']
const broken = await serveSandbox(folder, { fault: 'reads-expires-at-up-to-its-first-letter' })

function decidedIn(out: string): CheckDecided[] {
  return eventsIn(out).filter((event) => event.type === 'check-decided')
}

/** Evaluates the broken sandbox. Returns the failing property's report. */
async function failing(name: string, args: string[]) {
  const out = join(folder, name)
  const { code } = await assay(['run', '--profile', broken.profile, ...property, ...args, '--out', out])
  const [check] = decidedIn(out).filter(({ counterexample }) => counterexample)
  return { code, out, check, counterexample: check?.counterexample }
}

test('one seed gives one counterexample, with the same verdicts', async () => {
  const [one, other] = [await failing('one', ['--seed', '11']), await failing('other', ['--seed', '11'])]
  assert.equal(one.code, 1)
  assert.equal(one.counterexample?.seed, 11)
  assert.deepEqual(one.counterexample?.shrunk, other.counterexample?.shrunk)
  assert.deepEqual(one.counterexample?.path, other.counterexample?.path)
  assert.deepEqual(verdictsIn(one.out), verdictsIn(other.out))
})
