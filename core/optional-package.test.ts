import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { packageFile } from './content-roots.ts'
import { missingPackage, type OptionalPackage } from './optional-package.ts'

test('the first package that is not installed is named', () => {
  assert.equal(missingPackage(), undefined)
  assert.equal(missingPackage('playwright-core'), undefined)
  const unknown = ['playwright-core', 'not-installed', 'nor-this'] as OptionalPackage[]
  assert.equal(missingPackage(...unknown), 'not-installed')
})

test('every optional package of package.json is one that Assay does without', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as {
    optionalDependencies: Record<OptionalPackage, string>
  }
  assert.equal(missingPackage(...(Object.keys(optionalDependencies) as OptionalPackage[])), undefined)
})
