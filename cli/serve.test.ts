import assert from 'node:assert/strict'
import { lstatSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, scratchFolder } from '../tests/test-support/assay.ts'
import { writeSecret } from './asked/write-secret.ts'

const folder = scratchFolder()

test('A link and a file of others are left alone, with what to do next', async () => {
  const [file, link] = [join(folder, 'other'), join(folder, 'link')]
  writeFileSync(file, 'of somebody')
  symlinkSync(file, link)
  const { code, err } = await assay(['serve', '--write-profile', link])
  assert.equal(code, 3)
  assert.match(err, /^FILE_NOT_OWN: .* is a link\. With --write-profile, .*--force/)
  const given = { file, option: '--write-credentials', force: false, unwritable: 'CREDENTIALS_UNWRITABLE' }
  assert.throws(() => writeSecret('a secret', given), {
    code: 'FILE_NOT_OWN',
    message: /was not written by this option\. With --write-credentials, .*--force/,
  })
  assert.equal(readFileSync(file, 'utf8'), 'of somebody')
})

test('A link is replaced by force, and what it led to stays', () => {
  const [file, link] = [join(folder, 'led-to'), join(folder, 'led-from')]
  writeFileSync(file, 'of somebody')
  symlinkSync(file, link)
  writeSecret('a secret', { file: link, option: '--write-profile', force: true, unwritable: 'PROFILE_UNWRITABLE' })
  assert.deepEqual([readFileSync(file, 'utf8'), readFileSync(link, 'utf8')], ['of somebody', 'a secret'])
  assert.equal(lstatSync(link).mode & 0o777, 0o600)
})

test('What was written before is replaced, for its owner alone to read; a folder never is', () => {
  const own = { file: join(folder, 'own'), option: '--write-profile', force: false, unwritable: 'PROFILE_UNWRITABLE' }
  writeFileSync(own.file, '')
  for (const text of ['# A complete profile of a sandbox: 1', '# A complete profile of a sandbox: 2']) {
    writeSecret(text, own)
    assert.deepEqual([readFileSync(own.file, 'utf8'), statSync(own.file).mode & 0o777], [text, 0o600])
  }
  assert.throws(() => writeSecret('other', { ...own, file: folder, force: true }), { code: 'FILE_NOT_OWN' })
  assert.throws(() => writeSecret('other', { ...own, file: join(folder, 'none', 'x') }), { code: 'PROFILE_UNWRITABLE' })
})
