import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const folder = dirname(fileURLToPath(import.meta.url))
const arbitraries = /^export function (\w+)\((?:(?!^}|\): )[^])*\): fc\.Arbitrary</gm

for (const file of globSync(`${folder}/{arbitraries,call-sequences}/*.ts`).toSorted()) {
  if (file.endsWith('.test.ts')) continue
  const made = [...readFileSync(file, 'utf8').matchAll(arbitraries)].map(([, name]) => name ?? '')
  if (made.length === 0) continue
  test(`Each arbitrary of ${file.slice(folder.length + 1)} is held to the laws by the test beside it`, () => {
    const beside = file.replace(/\.ts$/, '.test.ts')
    const text = existsSync(beside) ? readFileSync(beside, 'utf8') : ''
    const untested = made.filter((name) => !new RegExp(`keepsLaws\\([^;]*?\\b${name}\\(`, 's').test(text))
    assert.deepEqual(untested, [], 'see test-support/keeps-laws.ts')
  })
}
