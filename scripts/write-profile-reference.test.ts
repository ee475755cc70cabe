import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { capabilities } from '../core/capability.ts'
import { profileReference, profileReferenceFile } from './write-profile-reference.ts'

test('docs/profile.md says what the schema says: else run node scripts/write-profile-reference.ts', () =>
  assert.equal(readFileSync(profileReferenceFile, 'utf8'), profileReference()))

test('Every field has a line, with its kind, its default and its words', () => {
  const page = profileReference()
  assert.match(page, /- `clients\[\]\.key_type` \(one of `service`, `app`\): /)
  assert.match(page, /- `pacing\.concurrent_requests` \(whole number from 1 up to 100, default `4`\): /)
  assert.match(page, /- `data\.large_login\.login_secret` \(required\): /)
  assert.match(page, /- `providers\[\]\.credentials\.succeed` \(texts by name, required\): /)
})

test('What a missing capability points at is on the page', () => {
  const page = profileReference()
  for (const text of Object.values(capabilities))
    for (const [name] of text.matchAll(/\b(data|capabilities|control)\.[a-z0-9_]+/g))
      assert.ok(page.includes(`\`${name}\``), name)
})
