import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isWebAddress } from './web-address.ts'

it('takes whole addresses', () => {
  for (const address of ['https://connect.example/?token=1', 'http://127.0.0.1:8080/connect#a', 'HTTPS://Example.com'])
    assert.ok(isWebAddress(address), address)
})

it('refuses what a browser cannot visit', () => {
  for (const value of [
    '/connect?token=1',
    'connect.example/?token=1',
    '//connect.example',
    'https:///x',
    'mailto:a@b.c',
    'javascript:https://connect.example',
    ' javascript:alert(1)',
    'view-source:https://connect.example',
    'filesystem:https://connect.example/x',
    'blob:https://connect.example/x',
    '',
    7,
  ])
    assert.equal(isWebAddress(value), false, String(value))
})

it('refuses what only contains an address, and what is not a text', () => {
  assert.equal(isWebAddress('see https://connect.example'), false)
  assert.equal(isWebAddress(['https://connect.example']), false)
})
