import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import type { ErrorCode } from 'yaml'
import { parseProfile } from './read-profile.ts'
import { acceptedSyntax } from './syntax-help.ts'

const folder = fileURLToPath(new URL('golden', import.meta.url))
const profiles = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

test('There are profiles with golden messages', () => assert.ok(profiles.length >= 6))

for (const name of profiles)
  test(`What is said of ${name} is what its golden file says`, () =>
    isGolden(name.replace('.yaml', '.txt'), messageOf(name)))

/** A code that is none of the parser's says nothing, which is not what the golden file says. */
const codes = [
  'TAB_AS_INDENT DUPLICATE_KEY BAD_INDENT MISSING_CHAR UNEXPECTED_TOKEN BLOCK_AS_IMPLICIT_KEY',
  'MULTILINE_IMPLICIT_KEY BAD_ALIAS BAD_DQ_ESCAPE MULTIPLE_DOCS KEY_OVER_1024_CHARS',
].flatMap((some) => some.split(' ') as ErrorCode[])

test('What is said of each fault of YAML is what the golden file says', () => {
  const said = codes.map((code) => `${code}\n${JSON.stringify(acceptedSyntax(code), undefined, 2)}\n`)
  isGolden('syntax-help.txt', said.join(''))
})

function isGolden(file: string, said: string): void {
  if (process.env.ASSAY_WRITE_GOLDEN === '1') writeFileSync(`${folder}/${file}`, said)
  assert.equal(said, readFileSync(`${folder}/${file}`, 'utf8'))
}

function messageOf(name: string): string {
  try {
    const environment = { SET: 'a value', MANY: 'many' }
    parseProfile(readFileSync(`${folder}/${name}`, 'utf8'), { file: name, folder, environment })
  } catch (error) {
    return `${(error as Error).message}\n`
  }
  throw new Error(`${name} is accepted`)
}
