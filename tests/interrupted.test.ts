import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, resultsIn, scratchFolder, start, textWith } from './test-support/assay.ts'
import { serveSandbox } from './test-support/served.ts'

const folder = scratchFolder()

test('a run interrupted by Ctrl-C ends its journal, writes partial reports and ends with 2', async () => {
  const { profile } = await serveSandbox(folder, {
    change: (plain) => {
      plain.pacing.requests_per_second = 20
    },
  })
  const out = join(folder, 'run')
  const topics = ['--only', 'ais-v4/assets', '--only', 'ais-v4/currencies', '--only', 'ais-v4/headers']
  const child = start(['run', '--profile', profile, ...topics, '--workers', '1', '--out', out])
  await textWith(child.stdout, /Checking/)
  while (!existsSync(join(out, 'journal.ndjson')) || !eventsIn(out).some(({ type }) => type === 'check-decided'))
    await new Promise((resolve) => setTimeout(resolve, 10))
  child.kill('SIGINT')
  const printed = textWith(child.stdout, /No conclusion.*\n/)
  assert.equal(await endOf(child), 2)
  assert.match(await printed, /No conclusion: After \d+ of \d+ checks the run was interrupted\./)
  assert.equal(eventsIn(out).at(-1)?.type, 'run-finished')
  const { requirements } = resultsIn(out)
  assert.ok(requirements.some(({ verdict }) => verdict === 'passed'))
  const open = requirements.filter(({ verdict }) => verdict === 'inconclusive')
  assert.ok(open.length > 0)
  const other = open.filter(({ reason }) => !/interrupted|The run ended before this was checked/.test(reason))
  assert.deepEqual(other, [])
  assert.ok(existsSync(join(out, 'index.html')))
})
