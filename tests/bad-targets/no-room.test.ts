import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, root, scratchFolder } from '../test-support/assay.ts'

const folder = scratchFolder()

test('A folder that cannot be made is reported before anything is asked', async () => {
  writeFileSync(join(folder, 'file'), '')
  for (const out of [join(folder, 'file'), join(folder, 'file', 'below')]) {
    const { code, out: printed, err } = await assay(['run', '--only', 'ais-v4/assets', '--out', out])
    assert.equal(code, 3)
    assert.match(err, /^OUT_UNWRITABLE: .*file.* cannot be written \((EEXIST|ENOTDIR): .*\)\. Give --out a folder/)
    assert.doesNotMatch(printed + err, /Checking|HARNESS_FAULT|^\s+at /m)
  }
})

/** In blocks of 1024 bytes: how large a file may be where the journal, and where a report, no longer fits. */
const limits = { journal: 4, report: 20 }

for (const [what, blocks] of Object.entries(limits))
  test(`A disk on which the ${what} no longer fits ends the run with 2 and a clear word`, () => {
    const out = join(folder, `full-${what}`)
    const command = `ulimit -f ${blocks}; exec "${process.execPath}" bin/assay.js run --only ais-v4/assets --out "${out}"`
    const { status, stderr, stdout } = spawnSync('bash', ['-c', command], {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
    })
    assert.equal(status, 2, stderr)
    assert.match(
      stderr,
      /^OUT_UNWRITABLE: .* cannot be written \(EFBIG: .*\)\. Give --out a folder that .* on a disk with free space\.\n$/,
    )
    assert.match(stdout, /No conclusion: the results of the run cannot be written\.\n$/)
  })
