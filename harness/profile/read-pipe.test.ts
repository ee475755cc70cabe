import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readPipe } from './read-pipe.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-pipe-'))
after(() => rmSync(folder, { recursive: true }))

function pipe(name: string): string {
  const file = join(folder, name)
  execFileSync('mkfifo', [file])
  return file
}

test('A pipe to which nobody writes gives nothing, within a second', () => {
  const began = performance.now()
  assert.equal(readPipe(pipe('silent'), 100), undefined)
  assert.ok(performance.now() - began < 2000)
})

test('What is written is read, however slowly', () => {
  const file = pipe('written')
  const writer = spawn('sh', ['-c', 'exec > "$0"; printf one; sleep 1; printf two', file])
  assert.equal(readPipe(file, 100)?.toString(), 'onetwo')
  writer.kill()
})

test('No more is read than is wanted, and one byte shows that there is more', () => {
  const file = pipe('endless')
  const writer = spawn('sh', ['-c', 'exec yes > "$0"', file])
  assert.ok((readPipe(file, 100)?.length ?? 0) > 100)
  writer.kill()
})
