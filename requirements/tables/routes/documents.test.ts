import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outlineDocuments } from '../../test-support/find-documents.ts'
import { sectionOf } from '../../test-support/section-of.ts'
import { readRoutes } from './read-routes.ts'
import type { Route } from './route.ts'
import { interfaceNames } from '../../../core/interfaces.ts'

const outlines = outlineDocuments()
const skip = outlines.length === 0 && 'the documents are not available: set ASSAY_DOCUMENTS to their folder'
const all = interfaceNames().flatMap((name) => [...readRoutes(name)])

/** The text below the last heading of a source, up to the next heading. @throws where there is none */
const beneath = (source: string): string => sectionOf(outlines, source)[1]

/** The routes in the first cell of a row: several paths, or a second spelling in brackets. */
function routesIn(cell: string): string[] {
  const bare = cell.replace(/\(also ([^)]+)\)/, ', $1').replace(/\(.*\)/, '')
  let method = ''
  return bare.split(',').map((part) => {
    const [, verb, path = ''] = /(GET|POST|PUT|DELETE)? ?(\/\S+)/.exec(part.trim()) ?? []
    method = verb ?? method
    return `${method} ${path.replace(/^\/api\/v\d/, '')}`
  })
}

function routesBeneath(source: string): string[] {
  const rows = [...beneath(source).matchAll(/^\| ([^|]*(?:GET|POST|PUT|DELETE) \/[^|]*) \|/gm)]
  return rows.flatMap(([, cell = '']) => routesIn(cell))
}

test('Every route is where it says', { skip }, () => {
  for (const { route, source, row } of all)
    assert.ok(beneath(source).includes(row), `${route}: "${row}" is not in ${source}`)
})

test('The routes of the tables of the documents are those that are written down', { skip }, () => {
  const inTables = ({ row, source }: Route) => beneath(source).includes(`| ${row} |`)
  const bySource = Map.groupBy(all.filter(inTables), ({ source }) => source)
  const sources = [...bySource.keys()].filter((source) => !source.endsWith('Limits'))
  assert.equal(sources.length, 5)
  for (const source of sources) {
    const written = bySource.get(source)?.map(({ route }) => route) ?? []
    assert.deepEqual(written.sort(), routesBeneath(source).sort(), source)
  }
})
