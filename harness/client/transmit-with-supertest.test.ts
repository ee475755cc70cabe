import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PreparedRequest } from './prepare.ts'
import { supertestKeepsBytes } from './transmit-with-supertest.ts'

function keeps(change: Partial<PreparedRequest>): boolean {
  const headers: PreparedRequest['headers'] = [['Accept-Encoding', 'identity']]
  const request = { name: 'look', method: 'GET', url: 'http://a.example/b?c=d', headers, body: Buffer.alloc(0) }
  return supertestKeepsBytes({ ...request, rateLimited: 'waited-out', ...change })
}

test('Supertest sends what it keeps byte for byte', () => {
  assert.equal(keeps({}), true)
  assert.equal(keeps({ method: 'DELETE', url: 'https://a.example:8443/b//c%2Fd?e=%C3%A9' }), true)
})

test('Everything else goes out with node:http', () => {
  const urls = [
    'http://a.example/b?',
    'http://a.example/b/../c',
    'http://a.example/b#c',
    'http://A.example/b',
    'http://a.example:80/b',
  ]
  urls.push('http://u:p@a.example/b', 'ftp://a.example/', 'nonsense', 'http://a.example/b\\c', "http://a.example/?a='")
  for (const url of urls) assert.equal(keeps({ url }), false, url)
  for (const method of ['HEAD', 'CONNECT', 'BREW', 'get']) assert.equal(keeps({ method }), false, method)
  const repeated: PreparedRequest['headers'] = [
    ['Accept-Encoding', 'identity'],
    ['A', '1'],
    ['a', '2'],
  ]
  for (const headers of [[], repeated]) assert.equal(keeps({ headers }), false)
})
