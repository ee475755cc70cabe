import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { reportFormats } from './formats.ts'
import { formatsOf, readStory } from './write-reports.ts'
import { scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()

test('what is no journal is refused with what to do next', () => {
  for (const text of ['', '\u0000\u0001binary', '{"type":"run-finished"}\n', '<html></html>', '[1,2]']) {
    writeFileSync(join(folder, 'none.ndjson'), text)
    assert.throws(() => readStory(join(folder, 'none.ndjson')), {
      code: 'JOURNAL_UNREADABLE',
      message: /none\.ndjson is not a journal/,
    })
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
    message: `REPORT_FORMAT_UNKNOWN: The report format "pdf" is unknown. Give one of ${reportFormats.join(', ')}, or all.`,
  }))
