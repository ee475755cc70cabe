import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { openPacked, recordingMark } from '../harness/recording/packed-lines.ts'
import type { RecordingLine } from '../harness/recording/recording-line.ts'
import { opened } from '../harness/recording/test-support/opened.ts'
import { assay, scratchFolder } from '../tests/test-support/assay.ts'

const scratch = scratchFolder()
const at = (name: string) => join(scratch, name)
const marked = `${recordingMark}1\n`

const opening = { ...opened, profile: { target: {}, clients: [], providers: [] } }
/** Writes these lines as a recording. */
async function pack(name: string, ...lines: object[]): Promise<void> {
  const packed = openPacked(at(name))
  for (const line of lines) packed.write(line as RecordingLine)
  await packed.close()
}

before(async () => {
  await pack('bare', { type: 'recording', format: 1 })
  await pack('without-start', { type: 'check', interface: 'ais-v4', check: 'a', steps: '', judgements: [] })
  const whole = readFileSync(at('bare'))
  writeFileSync(at('other-format'), Buffer.concat([Buffer.from(`${recordingMark}99\n`), whole.subarray(marked.length)]))
  writeFileSync(at('empty'), '')
  mkdirSync(at('folder'))
  await pack('two-in-one', opening, opening)
  await pack('right', opening)
  const right = readFileSync(at('right'))
  writeFileSync(at('with-more'), Buffer.concat([right, Buffer.from('more')]))
})

const bad: Array<[name: string, words: RegExp]> = [
  ['other-format', /^RECORDING_UNKNOWN: .* has the format 99; this Assay reads the formats 1 and 2\.\n$/],
  ['two-in-one', /^RECORDING_UNREADABLE: .* it holds two recordings/],
  ['with-more', /^RECORDING_UNREADABLE: .* 4 bytes follow its end/],
  ['empty', /^RECORDING_UNREADABLE: .* it is no recording\. Give a file that `assay run --record` wrote\.\n$/],
  ['without-start', /^RECORDING_UNREADABLE/],
  ['bare', /^RECORDING_UNREADABLE: .* a line of it does not fit the format/],
  ['folder', /^RECORDING_UNREADABLE: .*EISDIR/],
  ['absent', /^RECORDING_UNREADABLE: .*ENOENT/],
]

for (const [name, words] of bad)
  test(`a recording that is "${name}" ends with 3 and a reason`, async () => {
    const { code, out, err } = await assay(['rejudge', at(name), '--out', at('out')])
    assert.deepEqual([code, out, words.test(err)], [3, '', true], err)
  })
