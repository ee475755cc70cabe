import assert from 'node:assert/strict'
import { test } from 'node:test'
import { circlesOf, circlesWithin, file, folder } from './circles.ts'
import { importsOf } from './imports.ts'

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

test('Folders are taken with all below them, and one of an interface with the folder of its name', () => {
  const imports = importsIn({
    'top/low/deep/a.ts': "import { b } from '../../high/b.ts'\nimport { d } from '../../../core/d.ts'",
    'top/high/b.ts': "import { c } from '../low/c.ts'\nimport { e } from '../own/low/e.ts'",
    'top/low/c.ts': '',
    'top/own/low/e.ts': '',
    'top/own/f.ts': "import { b } from '../high/b.ts'",
  })
  const circle = 'top/high/b.ts imports c from top/low/c.ts; top/low/deep/a.ts imports b from top/high/b.ts'
  assert.deepEqual(circlesOf(imports, folder), [])
  assert.deepEqual(circlesWithin(imports, [], ['top/own']), [circle])
  assert.deepEqual(circlesWithin(imports, ['top'], ['top/own']), [])
  assert.equal(circlesWithin(imports).length, 2)
})
