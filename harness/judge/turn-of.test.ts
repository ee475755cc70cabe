import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { contentFolders } from '../../core/content-roots.ts'
import { turnOf } from './turn-of.ts'

test('a scenario without such tags goes on beside all others', () => {
  assert.deepEqual(turnOf(['ais/rates/floor']), { alone: false, groups: [] })
})

test('a scenario may be alone, or one at a time in its groups', () => {
  assert.deepEqual(turnOf(['alone', 'group:oauth-login', 'group:browser']), {
    alone: true,
    groups: ['oauth-login', 'browser'],
  })
})

test('every tag of a feature is a requirement or says what may go on beside it, or where it goes on', () => {
  const files = contentFolders('features').flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.feature'))
      .map((file) => join(folder, file)),
  )
  const tags = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?<=^ *(?:@\S+ +)*)@\S+/gm)].flat())
  const unknown = tags.filter((tag) => !/^@(.+\/.+|alone(:(clock|callbacks))?|last|waits|group:[a-z-]+)$/.test(tag))
  assert.ok(tags.length > 100)
  assert.deepEqual([...new Set(unknown)], [])
})

test('one that changes the clock or the callback addresses is alone but for others of the kind', () => {
  assert.deepEqual(turnOf(['alone:clock']), { alone: true, groups: [], changes: ['clock'] })
  assert.deepEqual(turnOf(['alone:callbacks', 'alone']), { alone: true, groups: [] })
})
