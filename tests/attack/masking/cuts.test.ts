import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../../test-support/assay.ts'

/** Files that cut texts: each text there is masked, or not from a target. */
const cutters: Readonly<Record<string, string>> = {
  'core/shorten.ts': 'cuts what is masked',
  'harness/client/masking/cut-body.ts': 'cuts what is masked',
  'cli/asked/io.ts': 'cuts a masked line to the width of the terminal',
  'extensions/signatures/sign.ts': 'shows the parts of a signature that the user gave',
}
const cut =
  /\.(?:slice|substring|substr)\(\s*(?:0\s*,\s*|-)(?:[2-9]\d|\d[\d_]{2,}|[\w.]*(?:chars|characters|longest\w*|columns|width))\b[^\n]*/gi

test('No text is cut to a length but where it is masked', () => {
  const files = globSync('{core,interfaces,harness,steps,generators,schemas,contracts,cli,extensions}/**/*.ts', {
    cwd: root,
  })
  const found = files
    .filter((file) => !/\.test\.ts$|test-support\//.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(cut)].map(([text]) => [file, text] as const))
  const left = found.filter(([file]) => cutters[file] === undefined)
  assert.deepEqual(left, [])
  const without = Object.keys(cutters).filter(
    (one) => one !== 'core/shorten.ts' && !found.some(([file]) => file === one),
  )
  assert.deepEqual(without, [])
})
