import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { certsCommand } from './certs.ts'
import { testIo } from '../../cli/test-support/test-io.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-certs-'))

test('a set is written, its keys for their owner only', async () => {
  const out = join(folder, 'set')
  const io = testIo()
  assert.equal(await certsCommand({ out }, io), 0)
  const files = readdirSync(out)
  const keys = files.filter((file) => file.endsWith('.key'))
  assert.ok(keys.length > 10)
  const left = keys.filter((file) => (statSync(join(out, file)).mode & 0o077) !== 0)
  assert.deepEqual(left, [])
  assert.deepEqual(files.filter((file) => file.endsWith('.pem')).length, keys.length)
  assert.match(io.outText(), /website-expired +expired yesterday/)
  assert.doesNotMatch(io.outText(), /PRIVATE KEY/)
})

test('a set that is there is not written over, and what would do so is named', async () => {
  const out = join(folder, 'set')
  const before = readFileSync(join(out, 'authority.pem'), 'utf8')
  const io = testIo()
  assert.equal(await certsCommand({ out }, io), 3)
  assert.match(io.errText(), /^CERTIFICATES_EXIST: .*--force/)
  assert.equal(readFileSync(join(out, 'authority.pem'), 'utf8'), before)
})
