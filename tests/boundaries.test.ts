import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What each room may import from; `requirements/tables` is word lists that both sides may read. */
const allowed: Record<string, string[]> = {
  core: ['core'],
  interfaces: ['core', 'interfaces', 'harness', 'schemas', 'requirements'],
  sandbox: ['sandbox', 'requirements/tables'],
  certificates: ['certificates'],
  schemas: ['core', 'schemas', 'requirements'],
  requirements: ['core', 'requirements'],
  harness: ['core', 'harness', 'schemas', 'requirements'],
  generators: ['core', 'generators', 'harness', 'interfaces', 'schemas', 'requirements'],
  reports: ['core', 'reports', 'harness', 'interfaces', 'requirements', 'schemas'],
  steps: ['core', 'steps', 'harness', 'interfaces', 'generators', 'schemas', 'requirements'],
  contracts: ['core', 'contracts', 'harness', 'interfaces', 'schemas', 'requirements'],
}

/** Every relative import of a file, as paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map((match) => match[1] ?? '')
  return found.map((path) => relative(root, join(root, dirname(file), path)))
}

for (const [room, rooms] of Object.entries(allowed)) {
  test(`${room} imports only from ${rooms.join(', ')}`, () => {
    const files = globSync(`${room}/**/*.ts`, { cwd: root, exclude: (name) => name.endsWith('.test.ts') })
    const strays = files.flatMap((file) =>
      importsOf(file)
        .filter((path) => !rooms.some((other) => path.startsWith(`${other}/`)))
        .map((path) => `${file} imports ${path}`),
    )
    assert.deepEqual(strays, [])
  })
}

test('nock is imported by tests only', () => {
  const files = globSync('**/*.ts', { cwd: root, exclude: (name) => name === 'node_modules' })
  const strays = files.filter(
    (file) => !file.endsWith('.test.ts') && /from 'nock'|import\('nock'\)/.test(readFileSync(join(root, file), 'utf8')),
  )
  assert.deepEqual(strays, [])
})
