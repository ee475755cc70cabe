import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { everyVerdict } from '../reports/test-support/every-verdict.ts'
import { journalText } from '../reports/test-support/journal-builders.ts'
import { assay, scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()

function journal(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const whole = (): string => journalText(everyVerdict())

test('a torn journal gives partial reports and says so', async () => {
  const file = journal('torn.ndjson', whole().slice(0, 6000))
  const { code, out } = await assay(['report', file, '--format', 'json', '--out', join(folder, 'partial')])
  assert.equal(code, 0)
  assert.match(out, /Left out line \d+ of the journal: the run ended in the middle of this line/)
  assert.match(out, /these reports are partial/)
  assert.match(out, /^A journal and its reports are only as honest as who kept them/m)
  assert.match(out, /The run was cut short after/)
})

test('what is no journal and what is no format end with 3 and a reason', async () => {
  const missing = await assay(['report', join(folder, 'missing.ndjson')])
  assert.equal(missing.code, 3)
  assert.match(missing.err, /^JOURNAL_UNREADABLE: There is no file .*missing\.ndjson/)
  const format = await assay(['report', journal('again.ndjson', whole()), '--format', 'pdf'])
  assert.equal(format.code, 3)
  assert.match(format.err, /^REPORT_FORMAT_UNKNOWN: The report format "pdf" is unknown/)
})
