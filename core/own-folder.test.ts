import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { folderMarker, makeOwnFolder } from './own-folder.ts'

test('A folder is made with those above it, and carries the empty marker, also when it is made again', (context) => {
  const scratch = mkdtempSync(join(tmpdir(), 'assay-own-folder-'))
  context.after(() => rmSync(scratch, { recursive: true }))
  const folder = join(scratch, 'a', 'b')
  for (const time of ['first', 'again']) {
    makeOwnFolder(folder)
    assert.equal(readFileSync(join(folder, folderMarker), 'utf8'), '', time)
  }
  assert.equal(folderMarker, '.assay')
})
