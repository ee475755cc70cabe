import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { hindrancesOf } from './release.ts'

const changelog = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-30)\n\n- One line.\n'
const codes = (tree: Parameters<typeof hindrancesOf>[0]) => hindrancesOf(tree).map((line) => line.split(':')[0])

test('a clean tree whose version the changelog lists may be published', () =>
  assert.deepEqual(codes({ status: '', changelog, version: '0.2.0' }), []))

test('a version without a heading and a day is refused', () => {
  assert.deepEqual(codes({ status: '', changelog, version: '0.3.0' }), ['VERSION_UNLISTED', 'CHANGELOG_OPEN'])
  const soon = changelog.replace('(2026-11-30)', 'soon')
  assert.deepEqual(codes({ status: '', changelog: soon, version: '0.2.0' }), ['VERSION_UNLISTED'])
})

test('lines that are in no version yet, a version that is not the newest, and one without lines are refused', () => {
  const codesOf = (text: string) => codes({ status: '', changelog: text, version: '0.2.0' })
  assert.deepEqual(codesOf(changelog.replace('Unreleased\n', 'Unreleased\n\n- Another line.\n')), ['CHANGELOG_OPEN'])
  assert.deepEqual(codesOf(changelog.replace('## Unreleased\n', '')), ['CHANGELOG_OPEN'])
  assert.deepEqual(codesOf(changelog.replace('## 0.2.0', '## 0.3.0 (2026-12-01)\n\n- New.\n\n## 0.2.0')), [
    'CHANGELOG_OPEN',
  ])
  assert.deepEqual(codesOf(changelog.replace('- One line.', '')), ['VERSION_EMPTY'])
})

test('the changelog of this version is one that may be released', () => {
  const text = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8')
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  assert.match(
    text,
    new RegExp(
      `^# Changelog\n\n.*\n\n## Unreleased\n[^]*^## ${version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`,
      'm',
    ),
  )
})
