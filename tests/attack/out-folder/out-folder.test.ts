import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { everyVerdict } from '../../../reports/test-support/every-verdict.ts'
import { journalText } from '../../../reports/test-support/journal-builders.ts'
import { assay, root, scratchFolder } from '../../test-support/assay.ts'

const folder = scratchFolder()
const journal = join(folder, 'run.ndjson')
writeFileSync(journal, journalText(everyVerdict()))
let number = 0

/** A folder of its own. */
function fresh(): string {
  const made = join(folder, `out-${(number += 1)}`)
  mkdirSync(made)
  return made
}

const run = ['run', '--only', 'ais-v4/assets']
const report = ['report', journal, '--format', 'json']
const into = (command: string[], out: string) => assay([...command, '--out', out])

for (const [out, code] of [
  ['', 'OUT_EMPTY'],
  ['  ', 'OUT_EMPTY'],
  ['/proc/assay', 'OUT_UNWRITABLE'],
  ['a\0b', 'OUT_UNWRITABLE'],
  ['x'.repeat(5000), 'OUT_UNWRITABLE'],
] as const)
  test(`A run and a report are refused for the folder ${JSON.stringify(out.slice(0, 30))}`, async () => {
    for (const command of [run, report]) {
      const ended = await into(command, out)
      assert.deepEqual([ended.code, ended.err.split(':')[0]], [3, code])
    }
  })

test('A symbolic link is refused, and nothing is written where it leads', async () => {
  const [target, link] = [fresh(), join(folder, 'link')]
  symlinkSync(target, link)
  for (const out of [link, `${link}/`]) {
    const { code, err } = await into(run, out)
    assert.deepEqual([code, err.split(':')[0]], [3, 'OUT_IS_A_LINK'])
  }
  assert.deepEqual(readdirSync(target), [])
})

test('A file or folder that Assay did not write stays, be it behind a link', async () => {
  for (const [name, ...more] of [
    ['index.html'],
    ['results.json'],
    ['journal.ndjson'],
    ['hosted/mine'],
    ['allure-results/mine', '--format', 'allure'],
  ]) {
    const [top = '', inner] = (name ?? '').split('/')
    const out = fresh()
    if (inner !== undefined) mkdirSync(join(out, top))
    const precious = inner === undefined ? join(folder, `precious-${number}`) : join(out, top, inner)
    writeFileSync(precious, 'mine')
    if (inner === undefined) symlinkSync(precious, join(out, top))
    const { code, err } = await into([...run, ...more], out)
    assert.equal(code, 3)
    assert.ok(err.startsWith(`OUT_OCCUPIED: ${out} holds ${top}, which Assay did not write`), err)
    assert.deepEqual([readdirSync(out), readFileSync(precious, 'utf8')], [[top], 'mine'])
  }
})

test('A run leaves other files in the folder as they are, and writes over its own', async () => {
  const out = fresh()
  writeFileSync(join(out, 'notes.txt'), 'mine')
  for (const again of [0, 1]) assert.notEqual((await into(run, out)).code, 3, `${again}`)
  assert.equal(readFileSync(join(out, 'notes.txt'), 'utf8'), 'mine')
  assert.ok(existsSync(join(out, 'index.html')) && !existsSync(join(out, '.assay.lock')))
})

test('A folder that another process holds is refused, until that is gone', async (t) => {
  const out = fresh()
  const other = spawn('sleep', ['60'])
  t.after(() => other.kill())
  const lock = join(out, '.assay.lock')
  for (const host of [hostname(), 'another machine']) {
    writeFileSync(lock, JSON.stringify({ pid: other.pid, host, since: '2026-01-01T00:00:00.000Z' }))
    const { code, err } = await into(report, out)
    assert.equal(code, 3)
    assert.match(err, /^OUT_LOCKED: Another run writes to .* \(process \d+ on .*, since 2026/)
    assert.deepEqual(readdirSync(out), ['.assay.lock'])
  }
  writeFileSync(lock, JSON.stringify({ pid: other.pid, host: hostname(), since: '2026-01-01T00:00:00.000Z' }))
  other.kill('SIGKILL')
  await once(other, 'exit')
  assert.notEqual((await into(report, out)).code, 3)
  assert.ok(!existsSync(lock))
})

test('Of two runs into one folder at the same time one is refused', async () => {
  const out = fresh()
  const runs = await Promise.all([0, 1].map(() => into(run, out)))
  assert.deepEqual(new Set(runs.map(({ code }) => code)), new Set([0, 3]))
})

test('A disk on which the journal no longer fits ends the run with 2 and a clear word', () => {
  // 4 blocks of 1024 bytes.
  const command = `ulimit -f 4; exec "${process.execPath}" bin/assay.js run --only ais-v4/assets --out "${fresh()}"`
  const { status, stderr, stdout } = spawnSync('bash', ['-c', command], { cwd: root, encoding: 'utf8' })
  assert.equal(status, 2, stderr)
  const words = /^OUT_UNWRITABLE: .* cannot be written \(EFBIG: .*\)\. Give --out a folder that .* with free space\.\n$/
  assert.match(stderr, words)
  assert.match(stdout, /No conclusion: the results of the run cannot be written\.\n$/)
})
