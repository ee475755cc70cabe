import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesOf, type Quantifier } from '../requirements/tables/quantifiers/quantifiers.ts'
import { describeEveryInterface } from '../interfaces/describe-interface.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { addressOf } from '../requirements/address-of.ts'
import { type Parameter, listedResource } from '../requirements/tables/routes/read-routes.ts'
import { goesByCertificates } from '../core/interfaces.ts'
import { rowsOver } from './test-support/rows-over.ts'

/** Kinds of places over which there are rules in every interface. */
const kinds: readonly Quantifier[] = [
  'lists',
  'paginated lists',
  'routes',
  'routes with Customer-secret',
  'routes with Login-secret',
  'ids that name something',
  'routes with a body',
  'routes with a required field',
  'writing routes',
  'fields of bodies',
  'routes with a date window',
]

for (const quantifier of kinds) {
  const over = new Set(rowsOver(`Given all <${quantifier}>`))
  const rows = readRequirements().filter(({ id }) => over.has(id))

  test(`Rules over all ${quantifier} are evaluated in every interface that has any`, () => {
    for (const { dialect } of describeEveryInterface()) {
      const places = placesOf(quantifier, dialect).filter(({ level }) => level === 'stated')
      // Open finance has neither keys nor lists.
      if (places.length === 0 || goesByCertificates(dialect.interface)) continue
      assert.ok(
        rows.some(({ interfaces }) => interfaces.includes(dialect.interface)),
        `no rule covers the ${quantifier} of ${dialect.interface}: ${places.map(({ name }) => name).join(', ')}`,
      )
    }
  })
}

test('Every route is a place, and so is every list, every writing route and every id that is taken', () => {
  for (const { dialect } of describeEveryInterface()) {
    const names = (quantifier: Quantifier) => placesOf(quantifier, dialect).map(({ route }) => route.route)
    const having = (fits: (route: (typeof dialect.routes)[number]) => boolean) =>
      dialect.routes.filter(fits).map(({ route }) => route)
    assert.deepEqual(
      names('routes'),
      having(() => true),
    )
    assert.deepEqual(
      names('lists'),
      having(({ route, answer }) => route.startsWith('GET ') && listedResource(answer) !== undefined),
    )
    assert.deepEqual(
      names('writing routes'),
      having(({ writes }) => writes === true),
    )
    const ids = having(({ path, query }) => Object.values({ ...path, ...query }).some(({ id }) => id !== undefined))
    for (const route of ids) assert.ok(names('ids').includes(route), route)
  }
})

/** The rows for both sides of each bound in the tables of routes. */
const bounded: Readonly<Record<string, readonly string[]>> = {
  per_page: ['paging/per-page-bounds-accepted', 'paging/per-page-outside-range'],
  from_date: ['dates/inside-on-every-route', 'dates/outside-on-every-route'],
  to_date: ['dates/inside-on-every-route', 'dates/outside-on-every-route'],
  date: ['rates/floor'],
  return_to: ['limits/return-to-of-512-accepted', 'limits/return-to-of-513-refused'],
  'return_to of POST /oauth_providers/refresh': ['oauth/refresh-return-to-too-long'],
  description: ['categorize/description-of-4000-accepted', 'categorize/description-of-4001-invalid'],
  identifier: ['categorize/identifier-of-255-accepted', 'categorize/identifier-of-256-invalid'],
  'rows of POST /categories/learn': ['limits/batch-of-100-accepted', 'limits/batch-of-101-refused'],
  'rows of POST /transactions/categorize': ['categorize/batch-of-100-accepted', 'categorize/batch-of-101-refused'],
}

test('Both sides of every bound of the tables have rows', () => {
  const addresses = new Set(
    readRequirements().flatMap(({ id, interfaces }) => interfaces.map((name) => addressOf(id, name))),
  )
  for (const { dialect } of describeEveryInterface())
    for (const { route, query, body } of dialect.routes) {
      const fields = typeof body !== 'object' ? {} : 'fields' in body ? body.fields : body.rows
      const isBounded = ([, { least, most, longest }]: [string, Parameter]) => least ?? most ?? longest
      const names = Object.entries({ ...query, ...fields })
        .filter(isBounded)
        .map(([name]) => name)
      if (typeof body === 'object' && 'rows' in body && body.most) names.push('rows')
      for (const name of names) {
        const rows = bounded[`${name} of ${route}`] ?? bounded[name] ?? ['none']
        for (const row of rows)
          assert.ok(
            addresses.has(`${dialect.interface}/${row}`),
            `${name} of ${route}: no row ${row} in ${dialect.interface}`,
          )
      }
    }
})
