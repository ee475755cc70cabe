import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shownAddress } from './page-evidence.ts'

test('what opens a session is not shown of an address', () => {
  const address =
    'https://bank.example:8443/connect/0f3a9c77be12d4?token=abc123def456ghi&login_id=1002#code=zz99yy88xx77ww'
  assert.equal(
    shownAddress(address),
    'https://bank.example:8443/connect/(hidden)?token=(hidden)&login_id=1002#code=(hidden)',
  )
})

test('words and ids stay', () => {
  const address = 'https://client.example/back-from-the-connect-page?connection_id=123456789012345'
  assert.equal(shownAddress(address), address)
})

test('of a text only the words are hidden that look made by a machine', () => {
  assert.equal(shownAddress('Step 2 of 3 at bank 0f3a9c77be12d4'), 'Step 2 of 3 at bank (hidden)')
})
