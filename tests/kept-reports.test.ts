import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { foreignPact, countries } from '../harness/contracts/test-support/foreign-pact.ts'
import { assay as ran, type Ended, scratchFolder } from './test-support/assay.ts'

const folder = scratchFolder()
const run = 'conformance-report'

/** Runs a command in a folder, without options that name one. */
async function assay(...args: string[]): Promise<Ended> {
  const before = process.cwd()
  process.chdir(folder)
  return ran(args).finally(() => process.chdir(before))
}

function contentsOf(name: string): Record<string, string> {
  const entries = readdirSync(join(folder, name), { withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(entries.map((one) => [one.name, readFileSync(join(folder, name, one.name), 'utf8')]))
}

before(async () => {
  writeFileSync(join(folder, 'pact.json'), JSON.stringify(foreignPact([countries()])))
  const ran = await assay('run', '--only', 'ais-v4/currencies', '--seed', '7', '--record', 'a.recording')
  assert.equal(ran.code, 0, ran.out + ran.err)
})

for (const args of [
  ['rejudge', 'a.recording'],
  ['verify', '--pact', 'pact.json'],
  ['report', `${run}/journal.ndjson`, '--baseline', `${run}/results.json`],
  ['report', `${run}/journal.ndjson`],
])
  test(`\`assay ${args.join(' ')}\` leaves the reports of the run as they were`, async () => {
    const before = contentsOf(run)
    const ended = await assay(...args)
    assert.ok(ended.code < 3, ended.out + ended.err)
    assert.deepEqual(contentsOf(run), before)
  })

test('a command refuses the folder in which another one keeps its run', async () => {
  const before = contentsOf(run)
  for (const args of [
    ['rejudge', 'a.recording', '--out', run],
    ['prove', '--recording', 'a.recording', '--out', run],
    ['verify', '--pact', 'pact.json', '--out', run],
    ['report', `${run}/journal.ndjson`, '--baseline', `${run}/results.json`, '--out', run],
    ['run', '--only', 'ais-v4/currencies', '--out', 'rejudged-report'],
  ]) {
    const { code, err } = await assay(...args)
    assert.equal(code, 3, args.join(' '))
    assert.match(err, /^OUT_OCCUPIED: .* Give --out another folder/, args.join(' '))
  }
  assert.deepEqual(contentsOf(run), before)
})
