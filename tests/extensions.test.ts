import assert from 'node:assert/strict'
import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ProjectCopy } from './test-support/project-copy.ts'

const copy = new ProjectCopy()
const folder = join(copy.folder, 'extensions')
const names = readdirSync(folder)

/** The commands that `assay --help` lists. */
const listed = () =>
  [...copy.run('node bin/assay.js --help').matchAll(/^  ([a-z-]+)(?: \[| <| {2})/gm)].map(([, name = '']) => name)

test('the commands of an extension are gone with its folder, and no other is', () => {
  const all = listed()
  assert.ok(names.length > 4 && all.includes('run'))
  const gone = names.map((name) => {
    renameSync(join(folder, name), join(copy.folder, `without-${name}`))
    const left = listed()
    renameSync(join(copy.folder, `without-${name}`), join(folder, name))
    assert.deepEqual(
      left.filter((command) => !all.includes(command)),
      [],
    )
    return all.filter((command) => !left.includes(command))
  })
  assert.ok(gone.every((commands) => commands.length > 0))
  assert.equal(new Set(gone.flat()).size, gone.flat().length, 'each command has one extension')
})

test('without any extension a run checks its rule and writes its reports', () => {
  renameSync(folder, join(copy.folder, 'without-any'))
  assert.match(copy.run('node bin/assay.js run --only ais-v4/rates/floor'), /1 passed/)
})
