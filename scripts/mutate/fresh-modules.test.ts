import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { FreshModules } from './fresh-modules.ts'

test('A file leads to what it imports, directly or not, once it was loaded', async (context) => {
  const root = mkdtempSync(join(tmpdir(), 'assay-fresh-modules-'))
  context.after(() => rmSync(root, { recursive: true }))
  const files = { 'a.ts': "import './b.ts'", 'b.ts': "import './c.ts'", 'c.ts': 'export {}', 'd.ts': 'export {}' }
  for (const [name, source] of Object.entries(files)) writeFileSync(join(root, name), source)
  const modules = new FreshModules(root)
  assert.equal(modules.leadsTo('a.ts', 'c.ts'), undefined)
  await modules.load('a.ts')
  assert.deepEqual(
    ['b.ts', 'c.ts', join(root, 'c.ts'), 'd.ts'].map((other) => modules.leadsTo('a.ts', other)),
    [true, true, true, false],
  )
})
