import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hindrancesOf } from './release.ts'

const changelog = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-30)\n\n- One line.\n'
const codes = (tree: Parameters<typeof hindrancesOf>[0]) => hindrancesOf(tree).map((line) => line.split(':')[0])

test('a clean tree whose version the changelog lists may be published', () => {
  assert.deepEqual(codes({ status: '', changelog, version: '0.2.0' }), [])
})

test('a dirty tree is refused, with the files', () => {
  const tree = { status: ' M README.md\n', changelog, version: '0.2.0' }
  assert.deepEqual(codes(tree), ['TREE_DIRTY'])
  assert.match(hindrancesOf(tree).join('\n'), /README\.md/)
})

test('a version without a heading and a day is refused', () => {
  assert.deepEqual(codes({ status: '', changelog, version: '0.3.0' }), ['VERSION_UNLISTED'])
  assert.deepEqual(codes({ status: '', changelog: '## 0.2.0 soon', version: '0.2.0' }), ['VERSION_UNLISTED'])
})
