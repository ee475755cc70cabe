import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { completed, lockfile, type Lockfile, missingOptional } from '../scripts/lockfile.ts'

test('the lockfile holds every optional package, so that npm ci takes it on every platform', () =>
  assert.deepEqual(missingOptional(JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile), []))

test('a missing binary is added with the platform in its name', () => {
  const given = {
    packages: {
      '': { version: '1' },
      'node_modules/tool': { version: '2', dev: true, optionalDependencies: { '@tool/binding-linux-x64-musl': '2' } },
    },
  }
  assert.deepEqual(completed(given).packages['node_modules/@tool/binding-linux-x64-musl'], {
    version: '2',
    cpu: ['x64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
})
