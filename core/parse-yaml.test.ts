import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { projectRoot } from './content-roots.ts'
import { parseYaml } from './parse-yaml.ts'
import { scratchFolder } from './test-support/scratch-folder.ts'

const folder = scratchFolder()
const file = join(folder, 'parsed.txt')
const script = fileURLToPath(new URL('../scripts/parse-texts.js', import.meta.url))
const made = () =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => [line.slice(0, 44), line.slice(45)]),
  )
const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')
const texts = globSync('{interfaces,requirements}/**/*.yaml', { cwd: projectRoot }).map((name) =>
  readFileSync(join(projectRoot, name), 'utf8'),
)

test('what is parsed beforehand is what the parser makes of every file', () => {
  execFileSync(process.execPath, [script, file])
  const parsed = made()
  assert.ok(texts.length > 40)
  for (const text of texts) assert.deepEqual(JSON.parse(parsed[digestOf(text)] ?? ''), parse(text, { merge: true }))
  const features = globSync('features/**/*.feature', { cwd: projectRoot })
  const left = features.filter((name) => parsed[digestOf(readFileSync(join(projectRoot, name), 'utf8'))] === undefined)
  assert.deepEqual(left, [])
})

test('one changed character is another text, and each caller has objects of its own', () => {
  const [text = ''] = texts
  assert.deepEqual(parseYaml(text), parse(text, { merge: true }))
  assert.deepEqual(parseYaml(`${text}\nadded: 1\n`), { ...(parse(text) as object), added: 1 })
  assert.notEqual(parseYaml(text), parseYaml(text))
  assert.throws(() => parseYaml('a: [1'))
})
