import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, refuses, scratchFolder } from '../../tests/test-support/assay.ts'

const set = join(scratchFolder(), 'set')

test('a set is written, its keys for their owner only', async () => {
  const { code, out } = await assay(['certs', '--out', set])
  assert.equal(code, 0)
  const files = readdirSync(set)
  const keys = files.filter((file) => file.endsWith('.key'))
  assert.ok(keys.length > 10)
  const left = keys.filter((file) => (statSync(join(set, file)).mode & 0o077) !== 0)
  assert.deepEqual(left, [])
  assert.deepEqual(files.filter((file) => file.endsWith('.pem')).length, keys.length)
  assert.match(out, /website-expired +expired yesterday/)
  assert.doesNotMatch(out, /PRIVATE KEY/)
})

test('a set that is there is not written over, and what would do so is named', async () => {
  const before = readFileSync(join(set, 'authority.pem'), 'utf8')
  await refuses(['certs', '--out', set], /^CERTIFICATES_EXIST: .*--force/)
  assert.equal(readFileSync(join(set, 'authority.pem'), 'utf8'), before)
})
