import assert from 'node:assert/strict'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, lastLine, scratchFolder } from '../test-support/assay.ts'

const folder = scratchFolder()
const fullDisk = '/dev/full'

test('A folder that cannot be made is told before anything is asked', async () => {
  writeFileSync(join(folder, 'file'), '')
  for (const out of [join(folder, 'file'), join(folder, 'file', 'below')]) {
    const { code, out: told, err } = await assay(['run', '--only', 'ais-v4/assets', '--out', out])
    assert.equal(code, 3)
    assert.match(err, /^OUT_UNWRITABLE: .*file.* cannot be written \((EEXIST|ENOTDIR): .*\)\. Give --out a folder/)
    assert.doesNotMatch(told + err, /Checking|HARNESS_FAULT|^\s+at /m)
  }
})

for (const file of ['journal.ndjson', 'results.json', 'index.html']) {
  test(`A disk that is full when ${file} is written ends the run with 2 and a clear word`, async (t) => {
    if (!existsSync(fullDisk)) return t.skip(`this machine has no ${fullDisk}`)
    const out = join(folder, `full-${file}`)
    mkdirSync(out)
    symlinkSync(fullDisk, join(out, file))
    const ended = await assay(['run', '--only', 'ais-v4/assets', '--out', out])
    assert.equal(ended.code, 2, ended.err)
    assert.match(
      ended.err,
      /^OUT_UNWRITABLE: .* cannot be written \(ENOSPC: .*\)\. Give --out a folder .*free space\.\n$/,
    )
    assert.match(lastLine(ended), /^No conclusion: the results of the run cannot be written\.$/)
  })
}
