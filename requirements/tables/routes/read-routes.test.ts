import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { interfaceNames } from '../../../core/interfaces.ts'
import { readChecks } from '../../../harness/evaluation/read-checks.ts'
import { requestsOfCheck, readRoutes, type Route } from './read-routes.ts'
import { outlineDocuments } from '../../test-support/find-documents.ts'
import { sectionOf } from '../../test-support/section-of.ts'
import { scratchFolder } from '../../../core/test-support/scratch-folder.ts'

const names = interfaceNames()

function folderWith(context: TestContext, files: Record<string, string>): string {
  const folder = scratchFolder()
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'routes.yaml'), text)
  }
  return folder
}

const shelf = `
source: Shelf
level: stated
routes:
  - route: GET /shelves/{shelf_id}
    request: show a shelf
    row: GET /shelves
    path: { shelf_id: { type: string, id: shelf } }
    headers: { Shelf-key: row }
    body: { fields: { shelf_id: { type: string } } }
    answer: { one: shelf }
  - { route: GET /maps, request: list maps, row: GET /maps, answer: { list: map } }
`

test('Every name in braces is a parameter of the path, and the other way round', () => {
  for (const { route, path = {} } of names.flatMap((name) => [...readRoutes(name)]))
    assert.deepEqual(
      [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      Object.keys(path),
      route,
    )
})

test('A table has the routes of another one under its own names, and those of its own', (context) => {
  const folder = folderWith(context, {
    shelf,
    rack: `
source: Rack
row: As shelves
level: implied
same_as: shelf
without: [GET /maps]
rename: { shelves: racks, shelf_id: rack_id, Shelf-key: Rack-key }
routes:
  - { route: 'GET /racks/{rack_id}', per_second: 5 }
  - { route: GET /lists, request: list lists, level: stated, answer: { list: list } }
`,
  })
  const [shown, listed, ...more] = readRoutes('rack', [folder])
  assert.deepEqual(shown, {
    route: 'GET /racks/{rack_id}',
    request: 'show a shelf',
    source: 'Rack',
    row: 'As shelves',
    level: 'implied',
    path: { rack_id: { type: 'string', id: 'shelf' } },
    headers: { 'Rack-key': 'row' },
    body: { fields: { rack_id: { type: 'string' } } },
    answer: { one: 'shelf' },
    per_second: 5,
  })
  assert.deepEqual([listed?.route, listed?.level, more], ['GET /lists', 'stated', []])
})

test('A table with a mistake names itself and the mistake', (context) => {
  const folder = folderWith(context, {
    odd: shelf.replace('GET /maps', 'LOOK /maps'),
    half: shelf.replace('request: list maps, ', ''),
  })
  assert.throws(
    () => readRoutes('odd', [folder]),
    /^Error: ROUTES_INVALID: .*odd\/routes\.yaml:12: routes\.1\.route must match pattern/,
  )
  assert.throws(
    () => readRoutes('half', [folder]),
    /ROUTES_INVALID: .*half\/routes\.yaml: GET \/maps lacks its request/,
  )
  assert.throws(() => readRoutes('none', [folder]), /ROUTES_UNKNOWN: no none\/routes\.yaml/)
})

test('most checks are known to decide at a route, each by the request of one', () => {
  const known = new Set(interfaceNames().flatMap((name) => readRoutes(name).map(({ request }) => request)))
  const checks = readChecks().filter(({ requirements }) => requirements.length > 0)
  const requests = checks.map(({ name }) => requestsOfCheck(name))
  assert.ok(requests.filter((one) => one.length > 0).length > checks.length * 0.9)
  for (const request of requests.flat()) assert.ok(known.has(request), request)
})

test('a check that the table does not know decides nowhere', () =>
  assert.deepEqual(requestsOfCheck('features/ais/rates.feature: No such check'), []))

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
