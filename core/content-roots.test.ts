import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { addInterface, contentFolders, projectRoot } from './content-roots.ts'
import { aboutInterface, byInterface, goesByCertificates, interfaceNames, interfacesKnown } from './interfaces.ts'

const interfaces: Record<string, string | undefined> = {
  'demo-v2': '# speaks as version 4 does\n',
  'demo-v1': 'authentication: certificates\nwords: { terms: { login: demo } }\nstandIns: { list rates: list demos }\n',
  'demo-notes': undefined,
  'demo-beside': '# named by no profile\n',
}

test('An interface of a profile comes after those of Assay, once, and without what lies beside it', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'assay-content-'))
  context.after(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, about] of Object.entries(interfaces)) {
    mkdirSync(join(root, name), { recursive: true })
    if (about !== undefined) writeFileSync(join(root, name, 'about.yaml'), about)
  }
  const own = interfaceNames()
  assert.deepEqual([own, aboutInterface('ais')], [own.toSorted(), undefined])
  for (const name of ['demo-v1', 'demo-v1/.', 'demo-v2', 'demo-notes']) addInterface(`${root}/${name}`)

  assert.deepEqual(contentFolders('interfaces'), [join(projectRoot, 'interfaces'), root])
  assert.deepEqual(
    contentFolders('features').slice(1),
    ['demo-v1', 'demo-v2', 'demo-notes'].map((name) => join(root, name, 'features')),
  )
  assert.deepEqual(interfaceNames(), [...own, 'demo-v1', 'demo-v2'])
  assert.deepEqual(aboutInterface('demo-v1'), {
    name: 'demo-v1',
    title: 'demo-v1',
    folder: join(root, 'demo-v1'),
    authentication: 'certificates',
    words: { terms: { login: 'demo' }, names: {} },
    standIns: { 'list rates': 'list demos' },
  })
  assert.deepEqual(aboutInterface('demo-v2'), {
    name: 'demo-v2',
    title: 'demo-v2',
    folder: join(root, 'demo-v2'),
    authentication: 'keys',
    words: { terms: {}, names: {} },
    standIns: {},
  })
  assert.deepEqual(['demo-v1', 'demo-v2', 'demo-v3'].map(goesByCertificates), [true, false, false])
  assert.deepEqual(['demo-v2', own[0]!].toSorted(byInterface), [own[0], 'demo-v2'])

  rmSync(root, { recursive: true })
  assert.equal(interfacesKnown().length, own.length + 2, 'what was read is remembered')
})
