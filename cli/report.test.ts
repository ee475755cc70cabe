import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { everyVerdict } from '../reports/test-support/every-verdict.ts'
import { journalText } from '../reports/test-support/journal-builders.ts'
import { reportCommand } from './report.ts'
import { testIo } from './test-support/test-io.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-report-command-'))
after(() => rmSync(folder, { recursive: true }))

async function report(journal: string, options: { format?: string[]; out?: string } = {}) {
  const io = testIo()
  const code = await reportCommand(journal, { format: [], ...options }, io)
  return { code, out: io.outText(), err: io.errText() }
}

function journal(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const whole = (): string => journalText(everyVerdict())

test('a torn journal gives partial reports and says so', async () => {
  const file = journal('torn.ndjson', whole().slice(0, 6000))
  const { code, out } = await report(file, { format: ['json'], out: join(folder, 'partial') })
  assert.equal(code, 0)
  assert.match(out, /Left out line \d+ of the journal: the run ended in the middle of this line/)
  assert.match(out, /these reports are partial/)
  assert.match(out, /^A journal and its reports are only as honest as who kept them/m)
  assert.match(out, /The run was cut short after/)
})

test('what is no journal and what is no format end with 3 and a reason', async () => {
  const missing = await report(join(folder, 'missing.ndjson'))
  assert.equal(missing.code, 3)
  assert.match(missing.err, /^JOURNAL_UNREADABLE: There is no file .*missing\.ndjson/)
  const format = await report(journal('again.ndjson', whole()), { format: ['pdf'] })
  assert.equal(format.code, 3)
  assert.match(format.err, /^REPORT_FORMAT_UNKNOWN: The report format "pdf" is unknown/)
})
