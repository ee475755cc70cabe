import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { parseProfile } from './read-profile.ts'

const folder = fileURLToPath(new URL('golden', import.meta.url))
const cases = readdirSync(folder).filter((name) => name.endsWith('.yaml'))

test('There are profiles with golden messages', () => assert.ok(cases.length >= 6))

for (const name of cases)
  test(`What is said of ${name} is what its golden file says`, () => {
    const said = messageOf(name)
    const golden = `${folder}/${name.replace('.yaml', '.txt')}`
    if (process.env.ASSAY_WRITE_GOLDEN) writeFileSync(golden, said)
    assert.equal(said, readFileSync(golden, 'utf8'))
  })

function messageOf(name: string): string {
  try {
    const environment = { SET: 'a value', MANY: 'many' }
    parseProfile(readFileSync(`${folder}/${name}`, 'utf8'), { file: name, folder, environment })
  } catch (error) {
    return `${(error as Error).message}\n`
  }
  throw new Error(`${name} is accepted`)
}
