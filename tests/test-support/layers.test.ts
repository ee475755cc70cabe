import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circlesOf, file, folder } from './circles.ts'
import { importsOf } from './imports.ts'
import { brokenOrder } from './layers.ts'

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
  const shown = importsOf('top/x.ts', text).map(({ to, names }) => `${to}: ${names.join(' ')}`)
  assert.deepEqual(shown, [
    'top/a.ts: one two Three',
    'b/c.ts: Five',
    'top/d.ts: *',
    'top/e.ts: seven',
    'top/g.ts: eight',
    'top/h.ts: *',
    'top/i.ts: *',
    'top/j.ts: Ten',
    'top/f.ts: *',
  ])
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

test('An import from a layer above is reported; one from below, beside or outside is not', () => {
  const imports = importsIn({
    'top/low/a.ts': "import { b } from '../high/b.ts'\nimport { c } from './c.ts'\nimport { d } from '../../core/d.ts'",
    'top/high/b.ts': "import { a } from '../low/a.ts'",
    'top/main.ts': "import { b } from './high/b.ts'",
  })
  assert.deepEqual(brokenOrder(imports, 'top', ['low', 'high', '.']), ['top/low/a.ts imports b from top/high/b.ts'])
})
