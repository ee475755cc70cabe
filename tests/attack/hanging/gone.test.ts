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

test('SIGTERM while the target hangs ends the run, with a whole report and no process left', async () => {
  let isGone = false
  const missed = Promise.withResolvers<void>()
  const fault: ProxyFault = () => {
    if (isGone) missed.resolve()
    return isGone
  }
  const profile = await target.profile('hangs', fault, (plain) => {
    plain.control.base_url = `${plain.target.base_url}/control`
    Object.assign(plain.pacing, { timeout_seconds: 600, requests_per_second: 20 })
  })
  const out = join(folder, 'run')
  const topics = ['assets', 'currencies', 'headers', 'rates', 'paging'].flatMap((one) => ['--only', `ais-v4/${one}`])
  const env = { ...process.env, ASSAY_MARK: folder }
  const child = start(['run', '--profile', profile, ...topics, '--out', out], env)
  await textWith(child.stdout, /Checking/)
  const decided = () =>
    existsSync(join(out, 'journal.ndjson')) ? eventsIn(out).filter(({ type }) => type === 'check-decided').length : 0
  while (decided() < 6) await new Promise((resolve) => setTimeout(resolve, 10))
  isGone = true
  await Promise.race([missed.promise, endOf(child)])
  child.kill('SIGTERM')
  const printed = textWith(child.stdout, /No conclusion.*\n/)
  assert.equal(await endOf(child), 2)
  const numbers = /After (\d+) of (\d+) checks the run was interrupted/.exec(lastLine({ out: await printed }))
  assert.ok(numbers && Number(numbers[1]) > 0 && Number(numbers[1]) < Number(numbers[2]), String(numbers))
  const finished = eventsIn(out).at(-1)
  assert.ok(finished?.type === 'run-finished' && finished.requests > 0)
  assert.ok(resultsIn(out).requirements.some(({ verdict }) => verdict === 'passed'))
  for (const report of ['index.html', 'junit.xml', 'results.json']) assert.ok(statSync(join(out, report)).size > 100)
  assert.deepEqual(existsSync('/proc') ? processesWith(`ASSAY_MARK=${folder}`, 'environ') : [], [])
})
