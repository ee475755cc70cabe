import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { interfaceNames } from '../core/interfaces.ts'
import { namedLiterals } from './test-support/named-literals.ts'
import { root } from './test-support/assay.ts'

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
