import assert from 'node:assert/strict'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { demandWritable } from './writable-file.ts'
import { refuses, scratchFolder } from '../../tests/test-support/assay.ts'

const folder = scratchFolder()

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

test('A run whose recording cannot be written says so before anything is asked', async () => {
  const file = join(folder, 'nowhere', 'bank.recording')
  await refuses(
    ['run', '--only', 'ais-v4/rates', '--out', join(folder, 'out'), '--record', file],
    /^RECORDING_UNWRITABLE: \S+bank\.recording cannot be written \(ENOENT\)\. With --record, name/,
  )
  assert.ok(!existsSync(join(folder, 'out')))
})
