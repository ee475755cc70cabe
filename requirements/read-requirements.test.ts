import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { bindsInterface, selectAddresses } from './select-addresses.ts'
import { readRequirements } from './read-requirements.ts'

function folderWith(context: TestContext, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-rows-'))
  context.after(() => rmSync(folder, { recursive: true }))
  for (const [place, yaml] of Object.entries(files)) {
    mkdirSync(join(folder, place, '..'), { recursive: true })
    writeFileSync(join(folder, place), yaml)
  }
  return folder
}

function topic(name: string, extra = ''): string {
  return `topic: ${name}
source: A heading
where: the first row
${extra}
requirements:
  - obligation: sorted
    text: It is sorted.
    strength: stated
`
}

test('rows are read once and the same array is given again', () => {
  assert.equal(readRequirements(), readRequirements())
})

test('every row is read and the two homes of version 4 hold them all', () => {
  const rows = readRequirements()
  assert.ok(rows.filter((row) => bindsInterface(row, 'ais-v4')).length > 300)
  assert.equal(selectAddresses(rows, ['ais-v4'], ['ais-v4/paging/sorted-by-id']).length, 1)
})

test('no note and no text names what only this project knows', () => {
  const texts = readRequirements().map(({ text, note, unjudgeable }) => `${text} ${note ?? ''} ${unjudgeable ?? ''}`)
  // Sandbox providers are the documents' own word.
  const others = texts.map((text) => text.replaceAll(/sandbox providers?/g, ''))
  assert.deepEqual(
    others.filter((text) => /sandbox|mutant|reading guide|issue \d/i.test(text)),
    [],
  )
})

test('an unjudgeable row needs nothing, since nothing would help', () => {
  const rows = readRequirements()
  assert.deepEqual(
    rows.filter(({ unjudgeable, needs }) => unjudgeable !== undefined && needs.length > 0).map(({ id }) => id),
    [],
  )
})

test('conventions come first and files in the order of their names', (context) => {
  const folder = folderWith(context, {
    'ais-v4/rates.yaml': topic('rates'),
    'ais-v4/assets.yaml': topic('assets'),
    'conventions/paging.yaml': topic('paging', 'interfaces: [ais-v4]'),
  })
  assert.deepEqual(
    readRequirements([folder]).map(({ id }) => id),
    ['conventions/paging/sorted', 'ais-v4/assets/sorted', 'ais-v4/rates/sorted'],
  )
})

test('two rows under one address are refused with both ids', (context) => {
  const folder = folderWith(context, {
    'ais-v4/paging.yaml': topic('paging'),
    'conventions/paging.yaml': topic('paging', 'interfaces: [ais-v4]'),
  })
  assert.throws(() => readRequirements([folder]), {
    code: 'REQUIREMENT_INVALID',
    message: /conventions\/paging\/sorted and ais-v4\/paging\/sorted share the address ais-v4\/paging\/sorted/,
  })
})

test('only YAML files of a home are topics', (context) => {
  const folder = folderWith(context, { 'ais-v4/paging.yaml': topic('paging'), 'ais-v4/notes.md': 'no rows' })
  assert.equal(readRequirements([folder]).length, 1)
})

test('a home that cannot be read is an error, while one that is missing has no rows', (context) => {
  assert.throws(() => readRequirements([folderWith(context, { 'ais-v4': 'a file, not a folder' })]), {
    code: 'ENOTDIR',
  })
  assert.deepEqual(readRequirements([folderWith(context, {})]), [])
})
