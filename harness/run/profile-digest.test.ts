import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testProfile } from '../client/test-support/test-profile.ts'
import { profileDigestOf } from './profile-digest.ts'

const profile = testProfile('https://bank.example')
const withClient = (change: object) => ({
  ...profile,
  clients: profile.clients.map((one) => ({ ...one, ...change })),
})

test('a profile has the same digest with other secrets, and with its fields in another order', async () => {
  const digest = await profileDigestOf(profile)
  assert.match(digest, /^[0-9a-f]{64}$/)
  assert.equal(await profileDigestOf(withClient({ secret: 'another-secret-of-the-same-client' })), digest)
  assert.equal(await profileDigestOf(withClient({ secret: '1' })), digest)
  const turned = Object.fromEntries(Object.entries(profile).toReversed()) as unknown as typeof profile
  assert.equal(await profileDigestOf(turned), digest)
})

test('the folder in which a file lies does not count, its name does', async () => {
  const digests = await Promise.all(
    ['/home/one/flow.js', '/srv/two/flow.js', '/srv/two/other.js'].map((file) =>
      profileDigestOf({ ...profile, capabilities: { ...profile.capabilities, hosted_flow: file } }),
    ),
  )
  assert.equal(digests[0], digests[1])
  assert.notEqual(digests[1], digests[2])
})

test('a profile with another address or another pace has another digest', async () => {
  const digest = await profileDigestOf(profile)
  assert.notEqual(await profileDigestOf(testProfile('https://other.example')), digest)
  assert.notEqual(await profileDigestOf({ ...profile, budget: { ...profile.budget, requests: 7 } }), digest)
})
