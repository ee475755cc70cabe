import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { codeEnding, codeFile } from './code-file.ts'

test('a file of code is found beside the module that names it, with the ending of the sources', () => {
  assert.equal(codeEnding, '.ts')
  assert.ok(existsSync(codeFile('code-file', import.meta.url)))
  assert.equal(codeFile('../steps/world', 'file:///a/dist/core/one.js').href, 'file:///a/dist/steps/world.ts')
})
