import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { parseProfile } from './read-profile.ts'
import { fixedKeyPair, fullProfile, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const folder = profileFolder(keys)

function read(change: (profile: Record<string, Record<string, unknown>>) => void) {
  const written = fullProfile(keys.privateKey) as Record<string, Record<string, unknown>>
  change(written)
  return parseProfile(stringify(written), { file: 'p.yaml', folder, environment: {} })
}

test('No address keeps the slashes at its end', () => {
  const profile = read((written) => {
    written['target']!['public_url'] = 'https://public.example//'
    written['callbacks']!['public_url'] = 'https://callbacks.example/assay/'
    written['control']!['base_url'] = 'http://127.0.0.1:4001/'
    written['open_finance']!['blocked_base_url'] = 'https://blocked.example/x/'
  })
  assert.deepEqual(
    [
      profile.target.public_url,
      profile.callbacks?.public_url,
      profile.control?.base_url,
      profile.open_finance?.blocked_base_url,
    ],
    ['https://public.example', 'https://callbacks.example/assay', 'http://127.0.0.1:4001', 'https://blocked.example/x'],
  )
  assert.equal(profile.callbacks?.listen, '127.0.0.1:4010')
})

test('What is not given is not there', () => {
  const profile = read((written) => {
    delete written['target']!['public_url']
    delete written['open_finance']!['blocked_base_url']
  })
  assert.ok(!('public_url' in profile.target))
  assert.ok(!('blocked_base_url' in profile.open_finance!))
})
