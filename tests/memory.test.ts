import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, root, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
/** A run uses some 80 at the end. A limit closer to that makes a busy machine collect garbage until Node gives up. */
const heapMegabytes = 112
const cases = 250

test(`${cases} cases of a property are evaluated in a small heap`, async () => {
  const { profile } = await serveSandbox(folder, {
    stageMs: 2,
    // Enough time for all cases on a busy machine.
    change: (plain) => (plain['properties'] = { cases, seconds: 3600 }),
  })
  const out = join(folder, 'run')
  const asked = ['--only', 'ais-v4/errors/total-contract', '--fuzz', `${cases}`, '--seed', '5', '--out', out]
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${heapMegabytes}`, join(root, 'bin/assay.js'), 'run', '--profile', profile, ...asked],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  child.stdout.resume()
  child.stderr.resume()
  assert.equal(await endOf(child), 0)
  const [decided] = eventsIn(out).filter((event) => event.type === 'check-decided')
  assert.equal(decided?.coverage?.ran, cases)
})
