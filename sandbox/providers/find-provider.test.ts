import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findProvider, listProviders } from './find-provider.ts'
import { specialLogins } from './credentials.ts'

const all = listProviders({ include_fake_providers: true })

test('providers come in ascending order of ids, and no id or code stands twice', () => {
  const ids = all.map(({ id }) => Number(id))
  assert.deepEqual(
    ids,
    [...ids].sort((a, b) => a - b),
  )
  assert.equal(new Set(ids).size, all.length)
  assert.equal(new Set(all.map(({ code }) => code)).size, all.length)
})

test('fake providers are left out unless asked for, and found by their code all the same', () => {
  assert.ok(listProviders().length > 0)
  assert.ok(listProviders().every(({ fake }) => !fake))
  assert.ok(findProvider('fakebank_simple_xf')?.fake)
  assert.equal(findProvider('nobody_xf'), undefined)
})

test('the documentation names every provider and every login with a behaviour of its own', () => {
  const page = readFileSync(new URL('../../docs/sandbox-data.md', import.meta.url), 'utf8')
  // Only the first provider of a series is named.
  const single = all.map(({ code }) => code).filter((code) => !/^local_.*(?<!_gb)$/.test(code))
  for (const name of [...single, ...specialLogins().keys()]) assert.ok(page.includes(`\`${name}\``), name)
})
