import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { interfaceNames } from '../../../core/interfaces.ts'
import { readChecks } from '../../../harness/evaluation/read-checks.ts'
import { requestsOfCheck } from './decided-at.ts'
import { readRoutes } from './read-routes.ts'

const names = interfaceNames()

function folderWith(context: TestContext, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assay-routes-'))
  context.after(() => rmSync(folder, { recursive: true }))
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
