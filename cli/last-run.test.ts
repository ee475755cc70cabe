import assert from 'node:assert/strict'
import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, eventsIn, lastLine, onlyOf, refuses, resultsIn, scratchFolder } from '../tests/test-support/assay.ts'
import { serveSandbox } from '../tests/test-support/served.ts'
import type { JournalEvent } from '../core/journal-events.ts'
import { openLines } from '../harness/run/journal.ts'
import { addressOf } from '../requirements/address-of.ts'
import { wrapRule } from '../sandbox/faults/kit/change.ts'

const folder = scratchFolder()
const out = join(folder, 'report')
const fault = 'shows-refresh_start_time-as-24-of-country'
const { running: candidate, profile } = await serveSandbox(folder, { fault })

function run(...args: string[]) {
  return assay(['run', '--profile', profile, '--out', out, '--workers', '1', ...args])
}

/** The content of results.json, and what the last run decided itself. */
function kept() {
  const { seed, exitCode, requirements } = resultsIn(out)
  const events = eventsIn(out).filter((event) => event.type === 'check-decided')
  const decided = events.filter(({ check }) => !check.startsWith('observer: ')).map(({ title }) => title)
  const failed = requirements.filter(({ verdict }) => verdict === 'failed').map(({ address }) => address)
  return { seed, exitCode, decided, failed, rows: new Map(requirements.map((one) => [one.address, one])) }
}

test('what failed is asked for where no run was', async () => {
  const { code, err } = await run('--failed')
  assert.equal(code, 3)
  assert.match(err, /LAST_RUN_MISSING: --failed needs an earlier run, and .* holds none\. Run once without --failed/)
})

test('a part keeps the seed and what was decided before, with when that was', async () => {
  await run(...onlyOf('ais-v4/countries', 'ais-v4/currencies'))
  const before = kept()
  const began = eventsIn(out)[0]
  const { code, out: said } = await run('--only', 'ais-v4/assets')
  const { seed, rows, exitCode } = kept()
  assert.deepEqual([code, exitCode, seed], [0, 0, before.seed])
  assert.ok(before.failed.length > 0)
  for (const address of before.failed) {
    assert.equal(rows.get(address)?.verdict, 'failed')
    assert.ok(Date.parse(rows.get(address)?.decidedAt ?? '') >= Date.parse(began && 'at' in began ? began.at : ''))
  }
  assert.equal(rows.size, before.rows.size + [...rows.keys()].filter((one) => one.startsWith('ais-v4/assets/')).length)
  assert.ok([...rows.values()].every(({ address, decidedAt }) => !address.startsWith('ais-v4/assets') || !decidedAt))
  assert.match(said, new RegExp(`${before.rows.size} requirements beside stay as earlier runs decided`))
})

test('--failed runs what failed, and nothing else', async () => {
  const { out: listed } = await run('--failed', '--list')
  const { code } = await run('--failed')
  const { decided, rows } = kept()
  assert.equal(code, 1)
  assert.equal(listed.trimEnd().split('\n').length, decided.length + 1)
  assert.ok(decided.length < rows.size)
  for (const title of decided) assert.ok(listed.includes(title), title)
})

test('a run at another target keeps nothing, and what failed there is not asked of this one', async () => {
  const other = await serveSandbox(folder)
  const asked = ['run', '--profile', other.profile, '--only', 'ais-v4/countries', '--out']
  await refuses(
    [...asked, out, '--failed'],
    /LAST_RUN_FOREIGN: --failed was given, and the last run in .* was at http:.*, not at http:/,
  )
  const copy = join(folder, 'of-another')
  cpSync(out, copy, { recursive: true })
  const replaced = /The reports in .*of-another are of a run at http:.*: this run replaces them\. --out names another/
  assert.match((await assay([...asked, copy])).out, replaced)
})

/** The last run's journal as another version of Assay would write it; returns its folder. */
function written(name: string, change: (line: string) => string): string {
  mkdirSync(join(folder, name))
  const journal = openLines(join(folder, name, 'journal.ndjson'))
  for (const event of eventsIn(out)) journal.write(JSON.parse(change(JSON.stringify(event))) as JournalEvent)
  journal.close()
  return join(folder, name)
}

test('what failed by a check that is gone is checked by all that its requirement has, and a requirement that is gone is named', async () => {
  const listed = await run('--failed', '--list')
  const decided = eventsIn(out).flatMap((one) =>
    one.type === 'kept' && one.event.type === 'check-decided' ? one.event : [],
  )
  const failed = decided.find(({ verdict, check }) => verdict === 'failed' && !check.startsWith('observer: '))
  assert.ok(failed)
  const requirement = failed.judgements.find(({ verdict }) => verdict === 'failed')?.requirement ?? ''
  const otherCheck = written('of-another-check', (line) => line.replaceAll(failed.check, `${failed.check} of old`))
  assert.deepEqual(await run('--failed', '--list', '--out', otherCheck), listed)
  const old = addressOf(requirement, failed.interface)
  const otherRule = written('of-another-rule', (line) =>
    line.replaceAll(requirement, `${requirement}-of-old`).replaceAll(old, `${old}-of-old`),
  )
  const { code, out: said } = await run('--failed', '--list', '--out', otherRule)
  assert.equal(code, 0)
  assert.match(said, new RegExp(`1 requirement is unknown to this Assay and left out: ${old}-of-old\\n`))
  const newer = written('newer', (line) => line.replace('"type":"check-started"', '"type":"check-foreseen"'))
  const { err } = await run('--failed', '--out', newer)
  assert.match(err, /^LAST_RUN_DAMAGED: --failed .* has an event of an unknown type/)
  const before = eventsIn(newer)
  assert.match((await run('--list', '--out', newer)).out, /Nothing was asked of the target/)
  assert.deepEqual(eventsIn(newer), before)
})

test('a requirement of an interface that is not asked for is not repeated', async () => {
  const { code, out: said } = await run('--failed', '--interface', 'ais-v5', '--list')
  assert.equal(code, 0)
  assert.match(said, /^Nothing to repeat/)
})

test('what waits for a missing route is left out until it is there', async () => {
  const without = await serveSandbox(folder, {
    patches: [wrapRule('access.routeServed', (rule, route) => route.name !== 'assets/list' && rule(route))],
  })
  const asked = ['run', '--profile', without.profile, '--out', join(folder, 'report-without')]
  await assay([...asked, ...onlyOf('ais-v4/assets', 'ais-v4/routes/list-assets')])
  const { out: said } = await assay([...asked, '--failed'])
  assert.match(said, /Left out: \d+ requirements? (is|are) waiting for ais-v4\/routes\/list-assets\. Once that holds/)
  assert.match(said, /\n1 requirement: 1 failed\n/)
})

test('once it is fixed, the run says so, and nothing is left to repeat', async () => {
  const { port } = new URL(candidate.baseUrl)
  await candidate.close()
  const fixed = await serveSandbox(folder, { port: Number(port) })
  copyFileSync(fixed.profile, profile)
  const first = await run('--failed-first', '--only', 'ais-v4/countries', '--bail')
  assert.equal(first.code, 0)
  assert.match(first.out, /Since the last run, of .* UTC: \d+ fixed\./)
  assert.deepEqual(kept().failed, [])
  const { code, ...said } = await run('--failed')
  assert.equal(code, 0)
  assert.match(lastLine(said), /^Nothing to repeat: nothing that is asked for failed, warned or was inconclusive/)
})
