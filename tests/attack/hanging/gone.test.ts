import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endOf, eventsIn, lastLine, resultsIn, scratchFolder, start, textWith } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const folder = scratchFolder()
const target = await rightTarget(folder)

/** The processes whose parent is this one, as Linux shows them; none where it does not. */
function childrenOf(parent: number): string[] {
  return (existsSync('/proc') ? readdirSync('/proc') : []).filter((entry) => {
    if (!/^\d+$/.test(entry) || !existsSync(`/proc/${entry}/stat`)) return false
    const stat = readFileSync(`/proc/${entry}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
  })
}

for (const gone of ['hangs', 'drops every connection'])
  test(`SIGTERM while the target ${gone} ends the run, with a whole report and no process left`, async () => {
    let isGone = false
    const missed = Promise.withResolvers<void>()
    const fault: ProxyFault = ({ response }) => {
      if (isGone && gone !== 'hangs') response.destroy()
      if (isGone) missed.resolve()
      return isGone
    }
    const profile = await target.profile(gone.replaceAll(' ', '-'), fault, (plain) => {
      plain.control.base_url = `${plain.target.base_url}/control`
      Object.assign(plain.pacing, { timeout_seconds: 600, requests_per_second: 20 })
    })
    const out = join(folder, `run-${gone.replaceAll(' ', '-')}`)
    const topics = ['assets', 'currencies', 'headers', 'rates', 'paging'].flatMap((one) => ['--only', `ais-v4/${one}`])
    const child = start(['run', '--profile', profile, ...topics, '--out', out])
    await textWith(child.stdout, /Checking/)
    while (!existsSync(join(out, 'journal.ndjson')) || !eventsIn(out).some(({ type }) => type === 'check-decided'))
      await new Promise((resolve) => setTimeout(resolve, 10))
    isGone = true
    await Promise.race([missed.promise, endOf(child)])
    const helpers = childrenOf(child.pid!)
    child.kill('SIGTERM')
    const printed = textWith(child.stdout, /No conclusion.*\n/)
    assert.equal(await endOf(child), 2)
    const numbers = /After (\d+) of (\d+) checks the run was interrupted/.exec(lastLine({ out: await printed }))
    assert.ok(numbers && Number(numbers[1]) > 0 && Number(numbers[1]) < Number(numbers[2]), String(numbers))
    const finished = eventsIn(out).at(-1)
    assert.ok(finished?.type === 'run-finished' && finished.requests > 0)
    assert.ok(resultsIn(out).requirements.some(({ verdict }) => verdict === 'passed'))
    for (const report of ['index.html', 'junit.xml', 'results.json']) assert.ok(statSync(join(out, report)).size > 100)
    for (const process of [String(child.pid), ...helpers]) assert.ok(!existsSync(`/proc/${process}`), process)
  })
