import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { ownModule } from './own-imports.ts'

test('the imports of the package lead to modules of this Assay, and any other import is left alone', () => {
  for (const name of ['assay/steps', 'assay/checks/answers/answer', 'assay/checks/lists/list-answered'])
    assert.ok(existsSync(new URL(ownModule(name) ?? '')), name)
  for (const name of ['assay', 'assay/checks/../../core/interfaces', 'node:fs', './steps', 'assay-steps'])
    assert.equal(ownModule(name), undefined, name)
})
