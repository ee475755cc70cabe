import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { figuresPage, withFigures } from './figures-page.ts'

test('A new figure stands where the one before stood, one of something else below, and nothing beside them changes', () => {
  const page = readFileSync(figuresPage, 'utf8')
  const [old = ''] = /^\| An example scenario, median .*\n/m.exec(page) ?? []
  const last = /^Measured with .*\n\n(?:\|.*\n)+/m
  const measured = [
    ['An example scenario, median', '1 s'],
    ['Something else', '2 s'],
  ] as Array<[string, string]>
  const expected = page
    .replace(last, (table) => `${table}| Something else | 2 s |\n`)
    .replace(old, '| An example scenario, median | 1 s |\n')
    .replace(/^Measured with .*/m, 'Measured with a machine:')
  assert.notEqual(old, '')
  assert.equal(withFigures(page, 'a machine', measured), expected)
})

test('A page without a place for figures is an error', () =>
  assert.throws(() => withFigures('# What a run costs\n', 'a machine', []), /FIGURES_UNPLACED/))
