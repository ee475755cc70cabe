import type { SchemaNode } from '../derive.ts'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import * as fc from 'fast-check'
import { visitSchema } from '../applied.ts'
import { obligationsOf, rowsBroken } from '../attribution.ts'
import { schemaLibrary } from '../library.ts'
import { placeOf } from '../place.ts'
import { validate } from '../validator.ts'
import { kindsOf, oneOfAnotherKind, withKey, withoutKey } from './fixture-changes.ts'

const homes = ['ais', 'ais-v5', 'ais-v6', 'payments-v1', 'partners-v1']
const fixtures = homes.flatMap((home) => {
  const folder = new URL(`../${home}/fixtures/`, import.meta.url)
  return readdirSync(folder).map((file) => {
    const value: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    return { id: `${home}/${file.replace('.json', '')}`, value }
  })
})
/** Fields that stand in for each other: one of them has to be there. */
const alternatives = new Set(['ais-v5/account connection_id', 'ais-v5/account login_id'])

interface Visited {
  part: SchemaNode
  value: unknown
  keys: readonly string[]
}

function visited(id: string, value: unknown): Visited[] {
  const all: Visited[] = []
  visitSchema(id, value, (part, one, keys) => all.push({ part, value: one, keys }))
  return all
}

/** Parts that name a type, but for the branches that only allow null. */
function typed(id: string, value: unknown): Visited[] {
  return visited(id, value).filter(({ part }) => part.type !== undefined && part.type !== 'null')
}

/** Objects in the fixture whose keys are fields; the keys of a category tree are data. */
function objectsIn(id: string, value: unknown): Visited[] {
  return visited(id, value).filter(
    ({ part, value: one }) => typeof one === 'object' && one !== null && !Array.isArray(one) && part.properties,
  )
}

describe('every schema of the interfaces with resources', () => {
  it('has a fixture', () => {
    const ids = [...schemaLibrary().keys()].filter((id) => homes.some((home) => id.startsWith(`${home}/`)))
    assert.deepEqual(fixtures.map(({ id }) => id).sort(), ids.sort())
  })
  for (const { id, value } of fixtures)
    describe(id, () => {
      it('accepts its fixture', () => assert.deepEqual(validate(id, value), []))

      it('accepts unknown keys at any depth', () => {
        const objects = objectsIn(id, value)
        const extra = fc.record({ at: fc.nat(objects.length - 1), key: fc.string(), one: fc.jsonValue() })
        const change = (changed: unknown, { at, key, one }: { at: number; key: string; one: unknown }): unknown =>
          withKey(changed, [...(objects[at]?.keys ?? []), `new ${key}`], one)
        fc.assert(
          fc.property(fc.array(extra), (extras) => {
            assert.deepEqual(validate(id, extras.reduce(change, value)), [])
          }),
        )
      })

      it('accepts the absence of any keys that are not demanded', () => {
        const demanded = new Set<string>()
        const loose = new Map<string, readonly string[]>()
        for (const { part, keys } of visited(id, value)) {
          for (const key of (part.required ?? []) as string[]) demanded.add(JSON.stringify([...keys, key]))
          for (const key of Object.keys(part.properties ?? {}))
            loose.set(JSON.stringify([...keys, key]), [...keys, key])
        }
        const droppable = [...loose].filter(([path]) => !demanded.has(path)).map(([, keys]) => keys)
        fc.assert(
          fc.property(fc.subarray(droppable), (dropped) => {
            assert.deepEqual(validate(id, dropped.reduce<unknown>(withoutKey, value)), [])
          }),
        )
      })

      it('demands what is demanded, and names the row that demands it', () => {
        for (const { part, keys } of visited(id, value))
          for (const key of (part.required ?? []) as string[]) {
            if (alternatives.has(`${id} ${key}`)) continue
            const violations = validate(id, withoutKey(value, [...keys, key]), 'data')
            const violation = violations.find(({ place }) => place === placeOf('data', [...keys, key]))
            assert.equal(violation?.keyword, 'required', `${id} ${key}`)
            for (const row of obligationsOf(part)) assert.ok(violation?.obligations.includes(row), `${key}: ${row}`)
          }
      })

      it('refuses every typed field of a wrong type', () => {
        const parts = typed(id, value)
        const nulls = parts.filter(({ part }) => kindsOf(part).includes('null'))
        const nullable = new Set(nulls.map(({ keys }) => JSON.stringify(keys)))
        for (const { part, keys } of parts) {
          const around = nullable.has(JSON.stringify(keys)) ? ['null'] : []
          for (const wrong of oneOfAnotherKind([...kindsOf(part), ...around])) {
            const found = validate(id, withKey(value, keys, wrong), 'data')
            const violation = found.find(({ place, keyword }) => place === placeOf('data', keys) && keyword === 'type')
            assert.ok(violation, `${placeOf('data', keys)} as ${JSON.stringify(wrong)}`)
            for (const row of rowsBroken(part, 'type')) assert.ok(violation.obligations.includes(row), row)
          }
        }
      })

      it('refuses an unknown word, a wrong form and a wrong number, and names the row of that rule alone', () => {
        const wrongs: Record<string, unknown> = {
          enum: 'no such word',
          format: '2026-02-30',
          pattern: '4111 1111 1111 1111',
          'x-uint64': -1,
        }
        for (const { part, keys } of typed(id, value)) {
          // Any text is a well-formed id: nothing but its type can be wrong.
          const rules = part.format === 'id' ? [] : Object.keys(wrongs).filter((word) => word in part)
          for (const keyword of rules) {
            const found = validate(id, withKey(value, keys, wrongs[keyword]), 'data')
            const there = found.filter(({ place }) => place === placeOf('data', keys))
            assert.ok(
              there.some((violation) => violation.keyword === keyword),
              `${placeOf('data', keys)} ${keyword}`,
            )
            for (const violation of there) assert.deepEqual(violation.obligations, rowsBroken(part, violation.keyword))
          }
        }
      })
    })
})

describe('an account of version 5', () => {
  const { value } = fixtures.find(({ id }) => id === 'ais-v5/account') ?? {}
  const without = withoutKey(value, ['connection_id'])
  it('names its connection by either name', () =>
    assert.deepEqual(validate('ais-v5/account', { ...(without as object), login_id: '7' }), []))
  it('has to name it', () => {
    const found = validate('ais-v5/account', without)
    assert.deepEqual([...new Set(found.flatMap(({ obligations }) => obligations))], ['ais/accounts/core-fields'])
  })
})
