import assert from 'node:assert/strict'
import { globSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { mayImport, ofOneInterface } from './layers.ts'
import { circlesOf, circlesWithin, file, folder } from './test-support/circles.ts'
import { importsOf } from './test-support/imports.ts'
import { strayImports } from './test-support/layers.ts'
import { interfaceNames } from '../core/interfaces.ts'
import { namedLiterals } from './test-support/named-literals.ts'

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

// An interface may take part of another one. The first test says what the top folders import.
test('No folders within a folder import each other in a circle, each taken with all below it', () =>
  assert.deepEqual(circlesWithin(imports, ['interfaces'], ofOneInterface), []))

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

/** The sandbox folder of each interface with routes of its own, and the names of its files. */
const interfaces: Readonly<Record<string, { sandbox: string; called: RegExp }>> = {
  'enrichment-v5': { sandbox: 'enrichment', called: /enrich/ },
  'open-finance-v2': { sandbox: 'open-finance', called: /open-?finance/ },
  'partners-v1': { sandbox: 'partners', called: /partner|\blead/ },
  'payments-v1': { sandbox: 'payments', called: /payment/ },
}
const searched = '{api,cli,core,features,generators,harness,interfaces,reports,sandbox,schemas,steps}'
/** The profile is one file, so all its sections are read in one place. */
const elsewhere = ['harness/profile/open-finance-profile.ts']

const files = globSync(`${searched}/**/*.*`, { cwd: root }).filter((file) => !elsewhere.includes(file))

for (const [name, { sandbox, called }] of Object.entries(interfaces)) {
  const homes = [`interfaces/${name}`, `features/${name}`, `schemas/${name}`, `sandbox/${sandbox}`]

  test(`${name} is found in its folders alone, four at most`, () => {
    const own = files.filter((file) => called.test(file))
    assert.ok(own.length > 20, `${own.length} files`)
    const left = own.filter((file) => !homes.some((home) => file.startsWith(`${home}/`)))
    assert.deepEqual(left, [])
    assert.ok(homes.filter((home) => existsSync(join(root, home))).length <= 4)
  })
}

/** Where code may name an interface: its folder, the tables from the documents, and the sandbox, which shares no code. */
const homes = ['interfaces', 'requirements', 'features', 'schemas', 'contracts', 'sandbox', 'tests', 'node_modules']

function isSource(file: string): boolean {
  const [folder = ''] = file.split('/')
  return !homes.includes(folder) && !file.endsWith('.test.ts') && !file.includes('test-support/')
}

test('No source file compares or lists the name of an interface', () => {
  const files = globSync('**/*.{ts,js}', {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).filter(isSource)
  assert.ok(files.length > 400)
  const strays = files.flatMap((file) =>
    namedLiterals(readFileSync(join(root, file), 'utf8'), interfaceNames()).map((literal) => `${file} has ${literal}`),
  )
  assert.deepEqual(strays, [])
})
