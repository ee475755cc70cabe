import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schemaIn } from '../harness/dialect/schema-in.ts'
import { describeEveryInterface } from '../interfaces/describe-interface.ts'
import { readRoutes, type Route } from '../requirements/tables/routes/read-routes.ts'
import { readTable, type TableName } from '../requirements/tables/read-table.ts'

const descriptions = describeEveryInterface()

/** A list's rows as well as an answer's own resources. */
function resourcesIn({ answer }: Route): string[] {
  if (answer === 'not shown') return []
  return 'one' in answer ? [answer.one] : [answer.list, ...(answer.meta === undefined ? [] : [answer.meta])]
}

for (const { dialect, goodRequests } of descriptions) {
  test(`The dialect of ${dialect.interface} has the routes of its table`, () =>
    assert.equal(dialect.routes, readRoutes(dialect.interface)))

  test(`Each route of ${dialect.interface} has a good request of its own`, () => {
    const requests = dialect.routes.map(({ request }) => request)
    const left = requests.filter((name) => !Object.hasOwn(goodRequests, name))
    assert.deepEqual(left, [])
    assert.deepEqual(requests, [...new Set(requests)])
  })

  test(`Every resource that ${dialect.interface} answers with has a schema`, () => {
    for (const resource of dialect.routes.flatMap(resourcesIn)) assert.ok(schemaIn(dialect, resource), resource)
  })

  test(`The tables of words that ${dialect.interface} takes are there`, () => {
    const parameters = dialect.routes.flatMap(({ path, query, body }) => [
      ...Object.values({ ...path, ...query }),
      ...(typeof body === 'object' ? Object.values('fields' in body ? body.fields : body.rows) : []),
    ])
    for (const { words } of parameters) if (words !== undefined) assert.ok(readTable(words as TableName), words)
  })
}
