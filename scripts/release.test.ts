import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cases } from '../core/test-support/cases.ts'
import { hindrancesOf } from './release.ts'

const changelog = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-30)\n\n- One line.\n'
const codes = (text: string, version = '0.2.0') =>
  hindrancesOf({ status: '', changelog: text, version }).map((line) => line.split(':')[0])

const open = changelog.replace('Unreleased\n', 'Unreleased\n\n- Another line.\n')
const newer = changelog.replace('## 0.2.0', '## 0.3.0 (2026-12-01)\n\n- New.\n\n## 0.2.0')

cases(
  'A clean tree whose version the changelog lists may be published',
  [codes(changelog), []],
  'A version without a heading and a day is refused',
  [codes(changelog, '0.3.0'), ['VERSION_UNLISTED', 'CHANGELOG_OPEN']],
  [codes(changelog.replace('(2026-11-30)', 'soon')), ['VERSION_UNLISTED']],
  'Lines that are in no version yet, a version that is not the newest, and one without lines are refused',
  [codes(open), ['CHANGELOG_OPEN']],
  [codes(changelog.replace('## Unreleased\n', '')), ['CHANGELOG_OPEN']],
  [codes(newer), ['CHANGELOG_OPEN']],
  [codes(changelog.replace('- One line.', '')), ['VERSION_EMPTY']],
)

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
