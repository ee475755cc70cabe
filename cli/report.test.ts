import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { everyVerdict } from '../reports/test-support/every-verdict.ts'
import { journalText } from '../reports/test-support/journal-builders.ts'
import { assay, scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()

test('a torn journal gives partial reports and says so', async () => {
  const file = join(folder, 'torn.ndjson')
  const lines = journalText(everyVerdict()).split('\n')
  writeFileSync(file, lines.slice(0, 6).join('\n').slice(0, -40))
  const { code, out } = await assay(['report', file, '--format', 'json', '--out', join(folder, 'partial')])
  assert.equal(code, 0)
  assert.match(out, /Left out line \d+ of the journal: the run ended in the middle of this line/)
  assert.match(out, /these reports are partial/)
  assert.match(out, /^A journal and its reports are only as honest as who kept them/m)
  assert.match(out, /^The run was cut short after 2 of 10 checks: 2 requirements have failed/m)
})
