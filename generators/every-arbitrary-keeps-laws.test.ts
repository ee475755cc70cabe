import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const arbitraries = /^export function (\w+)\((?:(?!^}|\): )[^])*\): fc\.Arbitrary</gm

for (const file of globSync(`${folder}/{arbitraries,call-sequences}/*.ts`).toSorted()) {
  if (file.endsWith('.test.ts')) continue
  const made = [...readFileSync(file, 'utf8').matchAll(arbitraries)].map(([, name]) => name ?? '')
  if (made.length === 0) continue
  test(`Each arbitrary of ${file.slice(folder.length + 1)} is held to the laws by a test of its folder`, () => {
    const tests = globSync(`${dirname(file)}/*.test.ts`).map((name) => readFileSync(name, 'utf8'))
    const untested = made.filter((name) => !new RegExp(`keepsLaws\\([^;]*?\\b${name}\\(`, 's').test(tests.join(';')))
    assert.deepEqual(untested, [], 'see test-support/keeps-laws.ts')
  })
}
