import assert from 'node:assert/strict'
import { it } from 'node:test'
import { isVisitableAddress } from './visitable-address.ts'

it('takes whole addresses', () => {
  for (const address of ['https://connect.example/?token=1', 'http://127.0.0.1:8080/connect#a', 'HTTPS://Example.com'])
    assert.ok(isVisitableAddress(address), address)
})

it('refuses what a browser cannot visit', () => {
  for (const value of [
    '/connect?token=1',
    'connect.example/?token=1',
    '//connect.example',
    'https:///x',
    'mailto:a@b.c',
    '',
    7,
  ])
    assert.equal(isVisitableAddress(value), false, String(value))
})

it('refuses what only contains an address, and what is not a text', () => {
  assert.equal(isVisitableAddress('see https://connect.example'), false)
  assert.equal(isVisitableAddress(['https://connect.example']), false)
})
