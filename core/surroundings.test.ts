import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { bareEnvironment } from './bare-environment.ts'
import { codeEnding, codeFile } from './code-file.ts'
import { packageFile } from './content-roots.ts'
import { missingPackage, type OptionalPackage } from './optional-package.ts'
import { folderMarker, makeOwnFolder } from './own-folder.ts'

test('A child process gets its search path and its folders, and nothing else that is set', (context) => {
  const own = process.env
  context.after(() => (process.env = own))
  const given = { PATH: '/bin', SystemRoot: '/windows', TMPDIR: '/tmp', LD_LIBRARY_PATH: '/lib' }
  process.env = { ...given, ASSAY_SECRET: 'hidden' }
  assert.deepEqual(bareEnvironment(), given)
  delete process.env['SystemRoot']
  assert.deepEqual(Object.keys(bareEnvironment()), ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH'])
})

test('A file of code is found beside the module that names it, with the ending of the sources', () => {
  assert.equal(codeEnding, '.ts')
  assert.ok(existsSync(codeFile('code-file', import.meta.url)))
  assert.equal(codeFile('../steps/world', 'file:///a/dist/core/one.js').href, 'file:///a/dist/steps/world.ts')
})

test('The first package that is not installed is named; Assay does without each that package.json calls optional', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as { optionalDependencies: object }
  const optional = Object.keys(optionalDependencies)
  const missing = (...names: string[]) => missingPackage(...(names as OptionalPackage[]))
  assert.equal(missing(...optional), undefined)
  assert.equal(missing(...optional, 'not-installed', 'nor-this'), 'not-installed')
})

test('A folder is made with those above it, and carries the empty marker, also when it is made again', (context) => {
  const scratch = mkdtempSync(join(tmpdir(), 'assay-own-folder-'))
  context.after(() => rmSync(scratch, { recursive: true }))
  const folder = join(scratch, 'a', 'b')
  for (const time of ['first', 'again']) {
    makeOwnFolder(folder)
    assert.equal(readFileSync(join(folder, '.assay'), 'utf8'), '', time)
  }
  assert.equal(folderMarker, '.assay')
})
