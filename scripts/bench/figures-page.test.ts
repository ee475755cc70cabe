import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { figuresPage, withFigures } from './figures-page.ts'

test('New figures replace the one table of the page, and nothing beside it', () => {
  const page = readFileSync(figuresPage, 'utf8')
  const written = withFigures(page, 'a machine', [['Whole run', '1 s']])
  assert.match(written, /^Measured with a machine:\n\n\| What \| Measured \|\n\|---\|---\|\n\| Whole run \| 1 s \|\n$/m)
  const prose = (text: string) => text.split('\n').filter((line) => !/^\||^Measured with/.test(line))
  assert.deepEqual(prose(written), prose(page))
  assert.equal(written.match(/^\|---/gm)?.length, 1)
})

test('A page without a place for figures is an error', () => {
  assert.throws(() => withFigures('# What a run costs\n', 'a machine', []), /FIGURES_UNPLACED/)
})
