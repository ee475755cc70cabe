import assert from 'node:assert/strict'
import { test } from 'node:test'
import { projectRoot } from './content-roots.ts'
import { aboutInterface, byInterface, interfaceNames } from './interfaces.ts'

test('An interface is a folder with an about.yaml', () => {
  const names = interfaceNames().filter((name) => aboutInterface(name)?.folder.startsWith(`${projectRoot}/`))
  assert.deepEqual(names, names.toSorted())
  assert.equal(aboutInterface('ais-v4')?.name, 'ais-v4')
  assert.equal(aboutInterface('ais'), undefined)
})

test('What about.yaml leaves out is as in version 4', () => {
  const { authentication, words, standIns } = aboutInterface('ais-v4') ?? {}
  assert.deepEqual([authentication, words, standIns], ['keys', { terms: {}, names: {} }, {}])
  assert.equal(aboutInterface('open-finance-v2')?.authentication, 'certificates')
})

test('An unknown name is sorted last', () =>
  assert.deepEqual(['unknown-v1', 'ais-v5', 'ais-v4'].toSorted(byInterface), ['ais-v4', 'ais-v5', 'unknown-v1']))
