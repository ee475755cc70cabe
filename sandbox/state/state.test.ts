import assert from 'node:assert/strict'
import { appendFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { TableOptions } from '../store/table.ts'
import { textOf, valueOf } from './log.ts'
import { observed } from './observed.ts'
import { openState } from './open-state.ts'
import { scratchFolder } from '../../core/test-support/scratch-folder.ts'

const folder = scratchFolder()

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

test('rows of a table come back in order, as they were last changed', () => {
  const path = join(folder, 'table')
  const first = openState(path, { reset: false })
  const things = first.keeping.table<Thing>('things', own)
  for (const owner of ['a', 'b', 'a', 'a']) things.add({ id: things.newId(), secret: `of ${owner}`, owner, tags: [] })
  things.get('10')?.tags.push('kept')
  things.remove('11')
  first.keeping.save()
  first.keeping.map<{ at: Date }>('notes').set('one', { at: new Date(7) })
  first.world.set('seed', null)
  first.close()

  // A torn line of a killed process counts as no change.
  appendFileSync(join(path, 'sandbox.ndjson'), '[["things","9"')
  for (const times of [1, 2]) {
    const again = openState(path, { reset: false })
    const kept = again.keeping.table<Thing>('things', own)
    assert.deepEqual(
      kept.all().map(({ id }) => id),
      ['9', '10', '12'],
      `opened ${times} times`,
    )
    assert.deepEqual(kept.get('10'), { id: '10', secret: 'of b', owner: 'b', tags: ['kept'] })
    assert.deepEqual(again.keeping.map('notes').get('one'), { at: new Date(7) })
    assert.deepEqual([again.world.has('seed'), again.world.get('seed')], [true, null])
    again.close()
  }
  const last = openState(path, { reset: false })
  assert.equal(last.keeping.table<Thing>('things', own).newId(), '13')
  last.close()
  const anew = openState(path, { reset: true })
  assert.equal(anew.keeping.table<Thing>('things', own).all().length, 0)
  anew.close()
})

test('a folder of another version, or with something else in it, is refused and can begin anew', () => {
  const path = join(folder, 'other')
  mkdirSync(path, { mode: 0o755 })
  openState(path, { reset: false }).close()
  const file = join(path, 'sandbox.ndjson')
  assert.equal(statSync(file).mode & 0o077, 0)
  for (const [text, code] of [
    ['{"sandbox":2}\n', 'STATE_OF_ANOTHER_VERSION'],
    ['this is no state\n', 'STATE_UNREADABLE'],
    ['{"sandbox":1}\n[\n', 'STATE_UNREADABLE'],
  ] as const) {
    writeFileSync(file, text)
    assert.throws(() => openState(path, { reset: false }), { code })
    openState(path, { reset: true }).close()
  }
})
