import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, scratchFolder } from '../../test-support/assay.ts'

const cases = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as Array<{
  what: string
  /** The main client's secret, and what follows it. */
  line: string
  /** A text that is repeated, with a number for #. */
  more?: { text: string; times: number }
  encoding?: BufferEncoding
  says: string
}>
const folder = scratchFolder()
const env = { BROKEN: 'SECRET\nX: y' }

function profileWith({ line, more, encoding }: (typeof cases)[number], name: string): string {
  const head = `target:\n  base_url: http://127.0.0.1:1\n  interfaces: [ais-v4]\nclients:\n  - purpose: main\n`
  const appId = line.includes('app_id') ? '' : '    app_id: a\n'
  const rest = Array.from({ length: more?.times ?? 0 }, (_, at) => more?.text.replace('#', String(at))).join('')
  const file = join(folder, `${name}.yaml`)
  const text = `${head}${appId}    ${line}${rest}\n`
  writeFileSync(file, Buffer.from(text, encoding ?? 'utf8'))
  return file
}

for (const one of cases)
  test(`A profile with ${one.what} is refused, and shows no secret`, async () => {
    const name = one.what.replaceAll(/\W+/g, '-')
    const file = profileWith(one, name)
    const out = join(folder, name)
    const ended = await assay(['run', '--profile', file, '--out', out], { env })
    assert.equal(ended.code, 3, ended.out + ended.err)
    assert.ok(ended.err.includes(one.says), ended.err.slice(0, 1000))
    assert.match(ended.err, new RegExp(`${name}\\.yaml:\\d+:\\d+`))
    assert.doesNotMatch(ended.err + ended.out, /SECRET|HARNESS_FAULT|\n\s+at /)
    assert.equal(existsSync(out), false)
    assert.ok(ended.err.length < 100_000)
  })
