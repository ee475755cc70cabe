import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createProgress } from '../../../cli/progress.ts'
import { testIo } from '../../../cli/test-support/test-io.ts'
import { checkDecided, judgement, planned, runStarted } from '../../../reports/test-support/journal-builders.ts'
import { assay } from '../../test-support/assay.ts'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  text: string
}>
const id = 'ais-v4/rates/floor'
const started = runStarted({ planned: [planned(id, ['f: x'])] })

/** Characters that a terminal or a CI would take for commands. */
const commanding =
  /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\ud800-\udfff]|##\w*\[|(?<!\[[\da-f:.]*)::/iu

function assertHarmless(printed: string, lines: number): void {
  assert.doesNotMatch(printed.toWellFormed(), commanding)
  assert.equal(printed.split('\n').length - 1, lines, printed)
  assert.match(printed, /⟨U\+[\dA-F]{4}⟩|\ufffd/, 'what was made harmless is seen')
}

for (const { what, text } of cases) {
  test(`A reason of a target with ${what} is only shown`, () => {
    const io = testIo()
    const { see } = createProgress(io.out, { mask: (masked) => masked }, 'verbose')
    see(started)
    see(checkDecided('f: x', [judgement(id, 'failed', { reason: text })]))
    assertHarmless(io.outText(), 1)
  })

  test(`A command line with ${what} is only shown`, async () => {
    const { err } = await assay(['run', '--interface', text])
    assert.doesNotMatch(err.toWellFormed(), commanding)
  })
}

test('A terminal gets no more of it than a log', () => {
  const io = testIo({}, 200)
  for (const { text } of cases) io.out.live(text)
  io.out.clear()
  assert.doesNotMatch(io.outText().replaceAll('\r\u001B[2K', '').toWellFormed(), commanding)
})
