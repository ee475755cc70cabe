import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { scratchFolder } from '../tests/test-support/assay.ts'
import { readResults } from './read-results.ts'

test('a folder without results, with damaged ones or with those of another version is refused with what to do', () => {
  const folder = scratchFolder()
  const refused = { code: 'RESULTS_UNREADABLE', message: /results\.json .* Give the folder of a run/ }
  assert.throws(() => readResults(folder), refused)
  for (const text of ['{"version":', '[]', 'null']) {
    writeFileSync(join(folder, 'results.json'), text)
    assert.throws(() => readResults(folder), refused, text)
  }
})
