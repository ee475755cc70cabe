import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { missingPackage } from '../../core/optional-package.ts'
import type { TableOptions } from '../store/table.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { textOf, valueOf } from './json-text.ts'
import { observed } from './observed.ts'
import { openState } from './open-state.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-state-'))
after(() => rmSync(folder, { recursive: true }))

test('dates and large integers survive as text', () => {
  const value = { at: new Date(5), list: [{ big: 2n ** 70n }, null, 'x'], none: {} }
  assert.deepEqual(valueOf(textOf(value)), value)
})

test('every change below an object is heard of, and reading is not', () => {
  let count = 0
  const row = observed<{ list: Array<{ n: number }>; own: { a?: number } }>({ list: [{ n: 1 }], own: { a: 1 } }, () => {
    count += 1
  })
  assert.equal(row.list[0], row.list.at(0))
  assert.deepEqual(row, { list: [{ n: 1 }], own: { a: 1 } })
  assert.equal(count, 0)
  row.list.push({ n: 2 })
  const afterPush = count
  assert.ok(afterPush > 0)
  for (const change of [
    () => (row.list[1]!.n = 3),
    () => Reflect.deleteProperty(row.own, 'a'),
    () => Object.assign(row, { list: [] }),
  ]) {
    const before = count
    change()
    assert.ok(count > before)
  }
})

interface Thing {
  id: string
  secret: string
  owner: string
  tags: string[]
}

const own: TableOptions<Thing> = { firstId: 9, unique: ['secret'], groups: ['owner'] }

for (const kind of ['table', 'largeTable'] as const) {
  test(
    `rows of a ${kind} come back in order, as they were last changed`,
    { skip: missingPackage('libsql') !== undefined },
    async () => {
      const path = join(folder, kind)
      const first = await openState(path, { reset: false })
      const things = first.keeping[kind]<Thing>('things', own)
      for (const owner of ['a', 'b', 'a', 'a'])
        things.add({ id: things.newId(), secret: `of ${owner}`, owner, tags: [] })
      things.get('10')?.tags.push('kept')
      things.remove('11')
      assert.deepEqual(
        things.group('owner', 'a').map(({ id }) => id),
        ['9', '12'],
      )
      assert.equal(things.group('owner', 'a')[0], things.get('9'))
      first.keeping.save()
      first.keeping.map<{ at: Date }>('notes').set('one', { at: new Date(7) })
      first.close()

      const second = await openState(path, { reset: false })
      const again = second.keeping[kind]<Thing>('things', own)
      assert.deepEqual(
        again.all().map(({ id }) => id),
        ['9', '10', '12'],
      )
      assert.deepEqual(again.get('10'), { id: '10', secret: 'of b', owner: 'b', tags: ['kept'] })
      assert.equal(again.newId(), '13')
      assert.deepEqual(second.keeping.map('notes').get('one'), { at: new Date(7) })
      await assert.rejects(openState(path, { reset: false }), { code: 'STATE_IN_USE' })
      second.close()
      const third = await openState(path, { reset: true })
      assert.equal(third.keeping[kind]<Thing>('things', own).all().length, 0)
      third.close()
    },
  )
}

test(
  'a folder of another version, or with something else in it, is refused and can begin anew',
  { skip: missingPackage('libsql') !== undefined },
  async () => {
    const path = join(folder, 'other')
    mkdirSync(path, { mode: 0o755 })
    const database = await openDatabase(path, { reset: false })
    database.exec('PRAGMA user_version = 2')
    for (const name of readdirSync(path)) assert.equal(statSync(join(path, name)).mode & 0o077, 0, name)
    closeDatabase(database)
    await assert.rejects(openState(path, { reset: false }), { code: 'STATE_OF_ANOTHER_VERSION' })
    const begun = await openState(path, { reset: true })
    begun.close()
    writeFileSync(join(path, 'sandbox.db'), 'this is not a database, but a text of some length'.repeat(100))
    await assert.rejects(openState(path, { reset: false }), { code: 'STATE_UNREADABLE' })
    const again = await openState(path, { reset: true })
    again.close()
  },
)
