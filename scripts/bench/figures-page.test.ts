import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { figuresPage, withFigures } from './figures-page.ts'

test('New figures replace the table of what was measured, and nothing beside it', () => {
  const page = readFileSync(figuresPage, 'utf8')
  const written = withFigures(page, 'a machine', [['Whole run', '1 s']])
  const place = /^Measured with .*\n\n\| What \| Measured \|\n(?:\|.*\n)+/m
  const own = 'Measured with a machine:\n\n| What | Measured |\n|---|---|\n| Whole run | 1 s |\n'
  assert.equal(
    written,
    page.replace(place, () => own),
  )
  assert.notEqual(written, page)
})

test('A page without a place for figures is an error', () =>
  assert.throws(() => withFigures('# What a run costs\n', 'a machine', []), /FIGURES_UNPLACED/))
