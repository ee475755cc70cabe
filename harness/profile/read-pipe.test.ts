import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { readPipe } from './read-pipe.ts'
import { assertWithinSeconds } from '../../tests/test-support/within-seconds.ts'

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
  assertWithinSeconds((performance.now() - began) / 1000, 2)
})

/** Writes what a command prints. The pipe has its writer from here on, however late the machine lets that one begin. */
function writing(file: string, command: string): ChildProcess {
  const descriptor = openSync(file, 'r+')
  try {
    return spawn('sh', ['-c', command], { stdio: ['ignore', descriptor, 'ignore'] })
  } finally {
    closeSync(descriptor)
  }
}

test('What is written is read, however slowly', () => {
  const file = pipe('written')
  const writer = writing(file, 'printf one; sleep 1; printf two')
  assert.equal(readPipe(file, 100)?.toString(), 'onetwo')
  writer.kill()
})

test('No more is read than is wanted, and one byte shows that there is more', () => {
  const file = pipe('endless')
  const writer = writing(file, 'exec yes')
  assert.ok((readPipe(file, 100)?.length ?? 0) > 100)
  writer.kill()
})
