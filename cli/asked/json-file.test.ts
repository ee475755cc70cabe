import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { demandWritable } from './json-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-json-file-'))
after(() => rmSync(folder, { recursive: true }))

test('a file that is there, and one in a folder that is there, can be written', () => {
  const file = join(folder, 'there.json')
  writeFileSync(file, '{}')
  demandWritable(file)
  demandWritable(join(folder, 'new.json'))
})

test('a folder, a file in none and an empty name are mistakes', () => {
  const mistakes = [
    [folder, 'it is a folder'],
    [join(folder, 'nowhere', 'new.json'), 'ENOENT'],
    [' ', 'its name is empty'],
  ] as const
  for (const [file, why] of mistakes) {
    const message = `JSON_UNWRITABLE: ${file} cannot be written (${why}). With --json, name a file in a folder that exists.`
    assert.throws(() => demandWritable(file), { code: 'JSON_UNWRITABLE', message })
  }
})
