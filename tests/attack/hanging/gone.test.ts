import assert from 'node:assert/strict'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, lastLine, resultsIn, scratchFolder, start, textWith } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { processesWith } from '../../test-support/processes.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)

// SIGTERM would end the reports too, once a busy machine takes long for them.
test('Ctrl-C while the target hangs ends the run, with a whole report and no process left', async () => {
  const out = join(folder, 'run')
  const decided = () =>
    existsSync(join(out, 'journal.ndjson')) ? eventsIn(out).filter(({ type }) => type === 'check-decided').length : 0
  const missed = Promise.withResolvers<void>()
  // Looked at with each request, so that no run ends before the target hangs.
  const fault: ProxyFault = () => {
    const isGone = decided() >= 6
    if (isGone) missed.resolve()
    return isGone
  }
  const profile = await target.profile('hangs', fault, (plain) => {
    plain.control.base_url = `${plain.target.base_url}/control`
    plain.pacing.timeout_seconds = 600
  })
  const topics = ['assets', 'currencies', 'headers', 'rates', 'paging'].flatMap((one) => ['--only', `ais-v4/${one}`])
  const env = { ...process.env, ASSAY_MARK: folder }
  const child = start(['run', '--profile', profile, ...topics, '--out', out], env)
  const printed = textWith(child.stdout, /No conclusion.*\n/)
  const ended = endOf(child)
  await Promise.race([missed.promise, ended])
  child.kill('SIGINT')
  assert.equal(await ended, 2)
  const numbers = /After (\d+) of (\d+) checks the run was interrupted/.exec(lastLine({ out: await printed }))
  assert.ok(numbers && Number(numbers[1]) > 0 && Number(numbers[1]) < Number(numbers[2]), String(numbers))
  const finished = eventsIn(out).at(-1)
  assert.ok(finished?.type === 'run-finished' && finished.requests > 0)
  assert.ok(resultsIn(out).requirements.some(({ verdict }) => verdict === 'passed'))
  for (const report of ['index.html', 'junit.xml', 'results.json']) assert.ok(statSync(join(out, report)).size > 100)
  assert.deepEqual(existsSync('/proc') ? processesWith(`ASSAY_MARK=${folder}`, 'environ') : [], [])
})
