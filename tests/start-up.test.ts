import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assay, root, scratchFolder } from './test-support/assay.ts'

const scratch = scratchFolder()
const listed = join(scratch, 'loaded')
const listing = `
import { registerHooks } from 'node:module'
import { appendFileSync } from 'node:fs'
registerHooks({ load(url, context, next) { appendFileSync(process.env.LISTED, url + '\\n'); return next(url, context) } })`

/** The modules that a command loads. */
function loadedBy(args: string[]): string[] {
  writeFileSync(listed, '')
  execFileSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(listing)}`, 'bin/assay.js', ...args],
    { cwd: root, env: { ...process.env, LISTED: listed } },
  )
  return readFileSync(listed, 'utf8').trim().split('\n')
}

const narrow = ['run', '--only', 'payments-v1/templates', '--out', join(scratch, 'report'), '--list']
const loadedOf = (loaded: string[], pattern: RegExp) => loaded.filter((url) => pattern.test(url))

test('a run at a target loads no sandbox, and before its first request neither the runner nor what Node has for fetch', async () => {
  const profile = join(scratch, 'bank.yaml')
  await assay(['init', '-i', 'payments-v1', '--out', profile])
  const text = readFileSync(profile, 'utf8').replaceAll(/\$\{ASSAY_(?!TARGET)\w+\}/g, 'http://127.0.0.1:9')
  writeFileSync(profile, text)
  const loaded = loadedBy([...narrow, '--profile', profile])
  assert.ok(loaded.length > 100)
  assert.deepEqual(
    loadedOf(loaded, /\/sandbox\/(?:server|world|store)\/|\/fastify\/|@cucumber\/cucumber\/|^node:http$/),
    [],
  )
})

test('the embedded sandbox starts without the parsers of YAML and of features, and without a compiler of schemas', () => {
  const loaded = loadedBy(narrow)
  assert.ok(loadedOf(loaded, /\/fastify\//).length > 0)
  assert.deepEqual(
    loadedOf(
      loaded,
      /node_modules\/(?:ajv\/dist\/core|@fastify\/ajv-compiler|yaml\/dist|@cucumber\/messages\/dist\/esm)/,
    ),
    [],
  )
})

test('the version is said without anything of a run', () =>
  assert.deepEqual(loadedOf(loadedBy(['--version']), /\/(?:sandbox|generators|steps|interfaces)\/|cucumber|ajv/), []))
