import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { foreignPact, countries } from '../harness/contracts/test-support/foreign-pact.ts'
import { assay as ran, type Ended, scratchFolder } from './test-support/assay.ts'

const folder = scratchFolder()
const run = 'conformance-report'

/** Calls a command as a user does who names no folder. */
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
  ['prove', '--recording', 'a.recording'],
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

test('what was signed before these commands is as it was signed after them, and a changed file is not', () => {
  const sh = (command: string) => spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  const signed = sh(
    `ssh-keygen -q -t ed25519 -N '' -f key && (printf 'tester@bank.example ' && cat key.pub) > allowed_signers &&
     sha256sum ${run}/results.json ${run}/index.html a.recording > SHA256SUMS && ssh-keygen -Y sign -f key -n assay SHA256SUMS`,
  )
  assert.equal(signed.status, 0, signed.stderr)
  const verify = `ssh-keygen -Y verify -f allowed_signers -I tester@bank.example -n assay -s SHA256SUMS.sig < SHA256SUMS && sha256sum -c SHA256SUMS`
  assert.equal(sh(verify).status, 0)
  assert.notEqual(sh(`echo >> SHA256SUMS; ${verify}`).status, 0)
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

test('a report that is missing beside a journal is written there', async () => {
  const { code, out } = await assay('report', `${run}/journal.ndjson`, '--format', 'markdown')
  assert.equal(code, 0)
  assert.match(out, /^Wrote conformance-report\/summary\.md$/m)
})
