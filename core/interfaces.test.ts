import assert from 'node:assert/strict'
import { test } from 'node:test'
import { projectRoot } from './content-roots.ts'
import { aboutInterface, interfaceNames } from './interfaces.ts'

test('An interface is a folder with an about.yaml', () => {
  const names = interfaceNames().filter((name) => aboutInterface(name)?.folder.startsWith(`${projectRoot}/`))
  assert.deepEqual(names, names.toSorted())
  assert.equal(aboutInterface('ais-v4')?.name, 'ais-v4')
  assert.equal(aboutInterface('ais'), undefined)
})
