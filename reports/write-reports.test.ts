import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { everyVerdict } from './test-support/every-verdict.ts'
import { journalText } from './test-support/journal-builders.ts'
import { reportFormats } from './formats.ts'
import { formatsOf, readStory, writeStory } from './write-reports.ts'
import { scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()

function journalFile(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const lines = (): string[] => journalText(everyVerdict()).trimEnd().split('\n')

test('a journal with a torn last line gives a partial report', async () => {
  const torn = lines().slice(0, 6).join('\n').slice(0, -40)
  const [json] = await writeStory(readStory(journalFile('torn.ndjson', torn)), folder, ['json'])
  const results = JSON.parse(readFileSync(json!.file, 'utf8')) as { finished: boolean; sentence: string }
  assert.equal(results.finished, false)
  assert.match(results.sentence, /^The run was cut short after 2 of 10 checks: 2 requirements have failed/)
})

test('what is no journal is refused with what to do next', () => {
  for (const text of ['', '\u0000\u0001binary', '{"type":"run-finished"}\n', '<html></html>', '[1,2]']) {
    const read = () => readStory(journalFile('none.ndjson', text))
    assert.throws(read, { code: 'JOURNAL_UNREADABLE', message: /none\.ndjson is not a journal/ })
  }
  assert.throws(() => readStory(join(folder, 'missing')), {
    code: 'JOURNAL_UNREADABLE',
    message: /There is no file .*missing\. Give the journal\.ndjson/,
  })
  assert.throws(() => readStory(folder), { code: 'JOURNAL_UNREADABLE' })
})

test('an unknown format is refused', () =>
  assert.throws(() => formatsOf(['pdf']), {
    code: 'REPORT_FORMAT_UNKNOWN',
    message: `The report format "pdf" is unknown. Give one of ${reportFormats.join(', ')}, or all.`,
  }))
