import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import type { ErrorCode } from 'yaml'
import { acceptedSyntax } from './syntax-help.ts'

const codes = [
  'TAB_AS_INDENT',
  'DUPLICATE_KEY',
  'BAD_INDENT',
  'MISSING_CHAR',
  'UNEXPECTED_TOKEN',
  'BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY',
  'BAD_ALIAS',
  'BAD_DQ_ESCAPE',
  'MULTIPLE_DOCS',
  'KEY_OVER_1024_CHARS',
] satisfies ErrorCode[]

test('What is said of each fault of YAML is what the golden file says', () => {
  const file = new URL('golden/syntax-help.txt', import.meta.url)
  const said = codes.map((code) => `${code}\n${JSON.stringify(acceptedSyntax(code), undefined, 2)}\n`).join('')
  if (process.env.ASSAY_WRITE_GOLDEN) writeFileSync(file, said)
  assert.equal(said, readFileSync(file, 'utf8'))
})
