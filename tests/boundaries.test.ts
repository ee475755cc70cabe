import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { mayImport, ofOneInterface, orders } from './layers.ts'
import { circlesOf, file, folder } from './test-support/circles.ts'
import { importsOf } from './test-support/imports.ts'
import { brokenOrder, foldersOf, strayImports } from './test-support/layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const texts = new Map(
  globSync('**/*.ts', { cwd: root, exclude: (name) => ['node_modules', '.git', 'dist'].includes(name) }).map((name) => [
    name,
    readFileSync(join(root, name), 'utf8'),
  ]),
)

/** Tests may import upward, from the code that they test. */
const isTest = (name: string) =>
  name.endsWith('.test.ts') || name.includes('test-support/') || name.startsWith('tests/')
const everyImport = [...texts].flatMap(([name, text]) => importsOf(name, text))
const imports = everyImport.filter(({ from }) => !isTest(from))

for (const [folder, allowed] of Object.entries(mayImport))
  test(`${folder} imports only from ${allowed.join(', ')}`, () =>
    assert.deepEqual(strayImports(imports, mayImport, folder), []))

for (const [name, order] of Object.entries(orders))
  test(`Each folder in ${name} imports only from those below it`, () => {
    const folders = foldersOf(imports, name)
    assert.ok(folders.length > 0)
    const found = folders.flatMap((parent) => brokenOrder(imports, parent, order, ofOneInterface))
    assert.deepEqual(found, [])
  })

test('No file outside of interfaces imports from the folder of one', () => {
  const strays = imports.filter(({ from, to }) => /^interfaces\/[^/]+\//.test(to) && !from.startsWith('interfaces/'))
  assert.deepEqual(strays, [])
})

test('The core and its tests import no extension, and no extension imports another', () => {
  const extension = /^extensions\/([^/]+)\//
  const strays = everyImport.filter(
    ({ from, to }) => extension.test(to) && extension.exec(to)?.[1] !== extension.exec(from)?.[1],
  )
  assert.deepEqual(strays, [])
})

test('No files import each other in a circle', () => assert.deepEqual(circlesOf(imports, file), []))

test('No folders import each other in a circle', () => assert.deepEqual(circlesOf(imports, folder), []))

test('Only the tests import test helpers', () => {
  const strays = imports.filter(({ to }) => isTest(to)).map(({ from, to }) => `${from} imports ${to}`)
  assert.deepEqual(strays, [])
})

/** Files that are started or loaded by path, without an import. */
const begun =
  /^(?:api\/index|cli\/main|contracts\/.+|sandbox\/faults\/routes\/[\w-]+|scripts\/[^/]+|extensions\/\w+\/\w+|generators\/models\/families\/\w+|harness\/contracts\/verifier\/child|interfaces\/[^/]+\/interface)\.ts$/

test('What tests alone import lies in a folder test-support, which the package leaves out', () => {
  const sources = new Set(imports.map(({ to }) => to))
  const ofTests = new Set(everyImport.map(({ to }) => to).filter((to) => !isTest(to) && !sources.has(to)))
  const left = [...ofTests].filter((file) => !begun.test(file))
  assert.deepEqual(left, [])
})

test('Only tests import nock', () => {
  const strays = [...texts].filter(([name, text]) => !isTest(name) && /(?:from |import\()'nock'/.test(text))
  assert.deepEqual(strays, [])
})
