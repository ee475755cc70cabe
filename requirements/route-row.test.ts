import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interfaceNames } from '../core/interfaces.ts'
import { asBinding } from './as-binding.ts'
import { routeRow } from './route-row.ts'
import { readRoutes } from './tables/routes/read-routes.ts'

test('Every route of every interface has a row, as firm as the documents show the route', () => {
  // A new interface gets its rows topic by topic. Its routes count once one of them has a row.
  const bound = interfaceNames().filter((name) => readRoutes(name).some((route) => routeRow(name, route)))
  assert.ok(bound.length >= 8)
  const wrong = bound.flatMap((name) =>
    readRoutes(name).flatMap((route) => {
      const row = routeRow(name, route)
      const strength = row && asBinding(row, name).strength
      return strength === route.level ? [] : [`${name} ${route.request}: ${strength ?? 'no row'}, ${route.level}`]
    }),
  )
  assert.deepEqual(wrong, [])
})

test('A request that no interface has, or another one, has no row', () => {
  assert.equal(routeRow('ais-v4', { request: 'list books' }), undefined)
  assert.equal(routeRow('ais-v6', { request: 'list countries' }), undefined)
})
