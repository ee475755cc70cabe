import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { certificateLine } from './certificate-lines.ts'

const vector = (file: string) =>
  readFileSync(new URL(`../../../harness/signing/vectors/${file}`, import.meta.url), 'utf8')
const pair = { certificate: vector('seal.pem'), key: vector('seal.key') }

test('a certificate is shown with its dates, and with what is wrong if it is the one in use', () => {
  const said = (path: string[], day: string) => certificateLine(path, pair, new Date(day)).mark
  const valid = '2030-03-21T12:00:00Z'
  assert.deepEqual(
    [said(['seal'], valid), said(['seal'], '1999-01-01'), said(['seal'], '2999-01-01'), said(['website'], valid)],
    ['ok', 'problem', 'problem', 'warning'],
  )
})

test('one that is wrong on purpose is no problem', () =>
  assert.equal(certificateLine(['websites', 'expired'], pair, new Date('2999-01-01')).mark, 'ok'))
