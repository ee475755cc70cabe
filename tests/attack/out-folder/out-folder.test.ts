import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { everyVerdict } from '../../../reports/test-support/every-verdict.ts'
import { journalText } from '../../../reports/test-support/journal-builders.ts'
import { assay, scratchFolder } from '../../test-support/assay.ts'

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

const commands: Array<[what: string, args: string[]]> = [
  ['A run', ['run', '--only', 'ais-v4/assets']],
  ['A rebuilt report', ['report', journal, '--format', 'all']],
]

for (const [what, args] of commands) {
  const into = (out: string) => assay([...args, '--out', out])

  for (const name of ['', '  ', '\t'])
    test(`${what} refuses the empty name ${JSON.stringify(name)}`, async () => {
      const { code, err } = await into(name)
      assert.equal(code, 3)
      assert.match(err, /^OUT_EMPTY: /)
    })

  for (const out of ['/proc/assay', '/proc/self/task/assay', '/sys/assay', 'a\0b', 'x'.repeat(5000)])
    test(`${what} refuses ${JSON.stringify(out.slice(0, 30))}`, async () => {
      const { code, err } = await into(out)
      assert.equal(code, 3, err)
      assert.match(err, /^OUT_UNWRITABLE: /)
    })

  test(`${what} refuses a symbolic link, and writes nothing where it leads`, async () => {
    const [target, link] = [fresh(), join(folder, `link-${number}`)]
    symlinkSync(target, link)
    for (const out of [link, `${link}/`]) {
      const { code, err } = await into(out)
      assert.equal(code, 3)
      assert.match(err, /^OUT_IS_A_LINK: /)
    }
    assert.deepEqual(readdirSync(target), [])
  })

  for (const name of ['index.html', 'results.json', 'junit.xml']) {
    test(`${what} keeps a ${name} that Assay did not write`, async () => {
      const out = fresh()
      writeFileSync(join(out, name), 'mine')
      const { code, err } = await into(out)
      assert.equal(code, 3)
      assert.ok(err.startsWith(`OUT_OCCUPIED: ${out} holds ${name}, which Assay did not write`), err)
      assert.deepEqual([readdirSync(out), readFileSync(join(out, name), 'utf8')], [[name], 'mine'])
    })

    test(`${what} does not write through a link ${name}`, async () => {
      const out = fresh()
      const precious = join(folder, `precious-${number}`)
      writeFileSync(precious, 'mine')
      symlinkSync(precious, join(out, name))
      assert.equal((await into(out)).code, 3)
      assert.equal(readFileSync(precious, 'utf8'), 'mine')
    })
  }

  test(`${what} leaves other files in the folder as they are, and writes over its own`, async () => {
    const out = fresh()
    writeFileSync(join(out, 'notes.txt'), 'mine')
    mkdirSync(join(out, 'data'))
    for (const again of [0, 1]) assert.notEqual((await into(out)).code, 3, `${again}`)
    assert.equal(readFileSync(join(out, 'notes.txt'), 'utf8'), 'mine')
    assert.ok(existsSync(join(out, 'data')) && existsSync(join(out, 'index.html')))
    assert.ok(!existsSync(join(out, '.assay.lock')))
  })

  test(`${what} does not wait: a folder that another process holds is refused`, async (t) => {
    const out = fresh()
    const other = spawn('sleep', ['60'])
    t.after(() => other.kill())
    const lock = join(out, '.assay.lock')
    const by = (pid: number | undefined, host: string) =>
      writeFileSync(lock, JSON.stringify({ pid, host, since: '2026-01-01T00:00:00.000Z' }))
    for (const host of [hostname(), 'another machine']) {
      by(other.pid, host)
      const { code, err } = await into(out)
      assert.equal(code, 3)
      assert.match(err, /^OUT_LOCKED: Another run writes to .* \(process \d+ on .*, since 2026/)
      assert.deepEqual(readdirSync(out), ['.assay.lock'])
    }
    by(other.pid, hostname())
    other.kill('SIGKILL')
    await once(other, 'exit')
    assert.notEqual((await into(out)).code, 3, 'the lock of a process that is gone is taken over')
    assert.ok(!existsSync(lock))
  })
}

test('A run keeps a file that is no journal, and folders that Assay did not make', async () => {
  for (const [name, args] of [
    ['journal.ndjson', []],
    ['hosted', []],
    ['allure-results', ['--format', 'allure']],
    ['allure-report', ['--format', 'allure']],
  ] as Array<[string, string[]]>) {
    const out = fresh()
    if (name.includes('.')) writeFileSync(join(out, name), '{"mine":1}\n')
    else {
      mkdirSync(join(out, name))
      writeFileSync(join(out, name, 'mine'), 'x')
    }
    const { code, err } = await assay(['run', '--only', 'ais-v4/assets', ...args, '--out', out])
    assert.deepEqual([code, err.includes(`holds ${name}, which`)], [3, true], err)
    assert.ok(statSync(join(out, name)).isDirectory() ? existsSync(join(out, name, 'mine')) : true)
  }
})

test('Of two runs into one folder at the same time one is refused', async () => {
  const out = fresh()
  const runs = await Promise.all([0, 1].map(() => assay(['run', '--only', 'ais-v4/assets', '--out', out])))
  assert.deepEqual(
    runs.map(({ code }) => code).toSorted((one, other) => one - other),
    [0, 3],
  )
  assert.match(runs.find(({ code }) => code === 3)?.err ?? '', /^OUT_LOCKED: /)
})

test('A place that is read only is refused', (t) => {
  const place = ['/proc/sys', '/sys'].find((one) => existsSync(one))
  if (place === undefined) return t.skip('no such place')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['bin/assay.js', 'report', journal, '--out', `${place}/assay`],
    { encoding: 'utf8' },
  )
  assert.equal(status, 3, stderr)
  assert.match(stderr, /^OUT_UNWRITABLE: /)
})
