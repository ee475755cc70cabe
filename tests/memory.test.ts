import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, root, scratchFolder } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()
/** Some 80 are in use in the end; nearer to that, a busy machine spends its time collecting garbage, and Node gives up. */
const heapMegabytes = 112
const cases = 250

test(`${cases} cases of a property are evaluated in a small heap`, async () => {
  const { profile } = await serveSandbox(folder, {
    stageMs: 2,
    // However busy the machine is, all cases are tried.
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
