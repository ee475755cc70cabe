import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './test-support/assay.ts'

/** Ways to a terminal other than `Screen`, also inherited output of child processes. */
const ways = /process\s*\.\s*std(?:out|err)\b|\bconsole\s*\.|['"]inherit['"]|\/dev\/std(?:out|err)|writeSync\([12]\b/

/** Files that may use them. The sandbox is one, as it shares no code. */
const allowed = new Set([
  'bin/assay.js',
  'cli/own-process.ts',
  'cli/main.ts',
  'cli/prove/evaluator.ts',
  'cli/prove/answer.ts',
  'cli/recorded-proof/try-all.ts',
  'cli/take-part.ts',
  'sandbox/basics/log-fault.ts',
])

/** The files that may print machine-readable text, which holds nothing of a target. */
const exact = [
  'extensions/openapi/openapi.ts',
  'cli/requirements.ts',
  'cli/serve.ts',
  'extensions/signatures/sign.ts',
  'cli/asked/io.ts',
]

function isProduct(file: string): boolean {
  return !/^(?:scripts|tests|examples)\/|\.test\.ts$|test-support\/|^reports\/html\/assets\//.test(file)
}

const files = globSync('**/*.{ts,js,mjs}', { cwd: root, exclude: (name) => name === 'node_modules' || name === 'dist' })
const texts = files.filter(isProduct).map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')])

test('Nothing writes to standard output or standard error but a screen', () => {
  assert.ok(texts.length > 400)
  const strays = texts.filter(([file, text]) => ways.test(text) && !allowed.has(file)).map(([file]) => file)
  assert.deepEqual(strays, [])
})

test('Only output for machines is printed without a look', () => {
  const found = texts.filter(([, text]) => /\bexact[(:]/.test(text)).map(([file]) => file)
  assert.deepEqual(found.filter((file) => /^(?:cli|extensions)\//.test(file)).toSorted(), exact.toSorted())
})

test('The ways past a screen are known', () => {
  for (const text of ["console.error('x')", 'process.stdout.write(x)', "spawn(x, { stdio: 'inherit' })"])
    assert.match(text, ways)
})
