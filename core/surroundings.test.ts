import assert from 'node:assert/strict'
import { existsSync, readFileSync, rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { bareEnvironment } from './bare-environment.ts'
import { codeEnding, codeFile } from './code-file.ts'
import { packageFile, addInterface, contentFolders, projectRoot } from './content-roots.ts'
import { missingPackage, type OptionalPackage } from './optional-package.ts'
import { folderMarker, makeOwnFolder } from './own-folder.ts'
import { aboutInterface, byInterface, goesByCertificates, interfaceNames, interfacesKnown } from './interfaces.ts'
import { scratchFolder } from './test-support/scratch-folder.ts'

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

test('A folder is made with those above it, and carries the empty marker, also when it is made again', () => {
  const scratch = scratchFolder()
  const folder = join(scratch, 'a', 'b')
  for (const time of ['first', 'again']) {
    makeOwnFolder(folder)
    assert.equal(readFileSync(join(folder, '.assay'), 'utf8'), '', time)
  }
  assert.equal(folderMarker, '.assay')
})

const interfaces: Record<string, string | undefined> = {
  'demo-v2': '# speaks as version 4 does\n',
  'demo-v1': 'authentication: certificates\nwords: { terms: { login: demo } }\nstandIns: { list rates: list demos }\n',
  'demo-notes': undefined,
  'demo-beside': '# named by no profile\n',
}

test('An interface of a profile comes after those of Assay, once, and without what lies beside it', () => {
  const root = scratchFolder()
  for (const [name, about] of Object.entries(interfaces)) {
    mkdirSync(join(root, name), { recursive: true })
    if (about !== undefined) writeFileSync(join(root, name, 'about.yaml'), about)
  }
  const own = interfaceNames()
  assert.deepEqual([own, aboutInterface('ais')], [own.toSorted(), undefined])
  for (const name of ['demo-v1', 'demo-v1/.', 'demo-v2', 'demo-notes']) addInterface(`${root}/${name}`)

  assert.deepEqual(contentFolders('interfaces'), [join(projectRoot, 'interfaces'), root])
  assert.deepEqual(
    contentFolders('features').slice(1),
    ['demo-v1', 'demo-v2', 'demo-notes'].map((name) => join(root, name, 'features')),
  )
  assert.deepEqual(interfaceNames(), [...own, 'demo-v1', 'demo-v2'])
  assert.deepEqual(aboutInterface('demo-v1'), {
    name: 'demo-v1',
    title: 'demo-v1',
    folder: join(root, 'demo-v1'),
    authentication: 'certificates',
    words: { terms: { login: 'demo' }, names: {} },
    standIns: { 'list rates': 'list demos' },
  })
  assert.deepEqual(aboutInterface('demo-v2'), {
    name: 'demo-v2',
    title: 'demo-v2',
    folder: join(root, 'demo-v2'),
    authentication: 'keys',
    words: { terms: {}, names: {} },
    standIns: {},
  })
  assert.deepEqual(['demo-v1', 'demo-v2', 'demo-v3'].map(goesByCertificates), [true, false, false])
  assert.deepEqual(['demo-v2', own[0]!].toSorted(byInterface), [own[0], 'demo-v2'])

  rmSync(root, { recursive: true })
  assert.equal(interfacesKnown().length, own.length + 2, 'what was read is remembered')
})
