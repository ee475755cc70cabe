import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circlesOf, file, folder } from './circles.ts'
import { importsOf } from './imports.ts'
import { brokenOrder, foldersOf, strayImports } from './layers.ts'

const importsIn = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([name, text]) => importsOf(name, text))

test('Every way to import is read, with its names', () => {
  const text = `
import one, { two, type Three as Four } from './a.ts'
import type { Five } from '../b/c.ts'
import * as six from './d.ts'
import { seven } from './e.ts'
import './f.ts'
export { eight } from './g.ts'
export * from './h.ts'
const nine = await import('./i.ts')
type Ten = import('./j.ts').Ten
import outside from 'outside'`
  assert.deepEqual(
    importsOf('top/x.ts', text).map(({ to, names }) => `${to}: ${names.join(' ')}`),
    [
      'top/a.ts: one two Three',
      'b/c.ts: Five',
      'top/d.ts: *',
      'top/e.ts: seven',
      'top/g.ts: eight',
      'top/h.ts: *',
      'top/i.ts: *',
      'top/j.ts: Ten',
      'top/f.ts: *',
    ],
  )
})

test('A circle of two files is reported with both files and the names', () => {
  const imports = importsIn({
    'top/hen.ts': "import { egg } from './egg.ts'",
    'top/egg.ts': "import type { Hen } from './hen.ts'",
    'top/corn.ts': '',
  })
  assert.deepEqual(circlesOf(imports, file), [
    'top/egg.ts imports Hen from top/hen.ts; top/hen.ts imports egg from top/egg.ts',
  ])
  assert.deepEqual(circlesOf(imports, folder), [])
})

test('A circle of three folders is reported once, though no file is in one', () => {
  const imports = importsIn({
    'a/one.ts': "import { two } from '../b/two.ts'",
    'b/two.ts': "import { three } from '../c/three.ts'",
    'c/three.ts': "import type { Four } from '../a/four.ts'",
    'a/four.ts': '',
  })
  assert.deepEqual(circlesOf(imports, file), [])
  assert.deepEqual(circlesOf(imports, folder), [
    'a/one.ts imports two from b/two.ts; b/two.ts imports three from c/three.ts; c/three.ts imports Four from a/four.ts',
  ])
})

test('Imports that point one way close no circle', () => {
  const imports = importsIn({ 'a/x.ts': "import { y } from '../b/y.ts'", 'b/y.ts': "import { z } from '../c/z.ts'" })
  assert.deepEqual([...circlesOf(imports, file), ...circlesOf(imports, folder)], [])
})

test('An import from a layer above is reported; one from below, beside or outside is not', () => {
  const imports = importsIn({
    'top/low/a.ts': "import { b } from '../high/b.ts'\nimport { c } from './c.ts'\nimport { d } from '../../core/d.ts'",
    'top/high/b.ts': "import { a } from '../low/a.ts'",
    'top/main.ts': "import { b } from './high/b.ts'",
  })
  assert.deepEqual(brokenOrder(imports, 'top', ['low', 'high', '.']), ['top/low/a.ts imports b from top/high/b.ts'])
})

test('A folder without a place in the order is reported', () => {
  const imports = importsIn({ 'top/new/a.ts': "import { b } from '../../core/b.ts'" })
  assert.deepEqual(brokenOrder(imports, 'top', ['low']), ['top/new has no place in the order'])
})

test('An import from where a top folder may not reach is reported', () => {
  const imports = importsIn({ 'sandbox/a.ts': "import { b } from '../harness/b.ts'\nimport { c } from './c.ts'" })
  assert.deepEqual(strayImports(imports, { sandbox: ['sandbox'] }, 'sandbox'), [
    'sandbox/a.ts imports b from harness/b.ts',
  ])
})

test('a folder that is named itself has rules of its own', () => {
  const imports = importsIn({
    'parts/one/steps/a.ts': "import { b } from '../../../steps/b.ts'",
    'parts/one/a.ts': "import { b } from '../../steps/b.ts'",
  })
  const mayImport = { parts: ['parts'], 'parts/*/steps': ['steps'] }
  assert.deepEqual(strayImports(imports, mayImport, 'parts'), ['parts/one/a.ts imports b from steps/b.ts'])
  assert.deepEqual(strayImports(imports, mayImport, 'parts/*/steps'), [])
  assert.deepEqual(foldersOf(imports, 'parts/*'), ['parts/one'])
})
