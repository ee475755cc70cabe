import type { SchemaNode } from './derive.ts'
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readRequirements } from '../requirements/read-requirements.ts'
import { obligationsInSchemas, rowsBroken } from './attribution.ts'
import { schemaLibrary, schemaOf } from './library.ts'

it('names only rules that there are', () => {
  const rows = new Set(readRequirements().map(({ id }) => id))
  const left = obligationsInSchemas().filter((id) => !rows.has(id))
  assert.deepEqual(left, [])
})

it('attributes a wrong type to the field, the resource and the data type, a wrong word to the list of words alone', () => {
  const { nature } = schemaOf('ais/account-common').properties as Record<string, SchemaNode>
  const all = ['ais/accounts/nature-words', 'ais/accounts/field-types', 'conventions/types/strings']
  assert.deepEqual(rowsBroken(nature ?? {}, 'type'), all)
  assert.deepEqual(rowsBroken(nature ?? {}, 'enum'), all.slice(0, 1))
})

it('states no list of words, since no sentence calls one complete', () => {
  const levels = new Map(readRequirements().map(({ id, strength }) => [id, strength]))
  const rows = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('enum' in node) for (const id of rowsBroken(node, 'enum')) rows.add(id)
    Object.values(node).forEach(visit)
  }
  for (const schema of schemaLibrary().values()) visit(schema)
  assert.ok(rows.size > 15)
  const left = [...rows].filter((id) => levels.get(id) === 'stated')
  assert.deepEqual(left, [])
})
