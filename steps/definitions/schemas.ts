import { Then } from '../../harness/evaluation/runner.ts'
import { schemaIn } from '../../harness/dialect/schema-in.ts'
import { shownValuesMatch, matchesSchema } from '../../harness/checks/values/matches-schema.ts'
import type { AssayWorld } from '../world/world.ts'

/** Evaluates rows of the scenario, each by the parts of the schema that are attributed to it. */
function evaluateSchema(world: AssayWorld, resource: string, pick: string, rows: readonly string[] = []): void {
  const schemaId = schemaIn(world.run.dialect, resource)
  world.judge((row) => matchesSchema(world.judged(), schemaId, { pick, obligation: row.id }), rows)
}

Then('its data fits the schema {string}{rows}', function (this: AssayWorld, schemaId: string, rows: string[]) {
  evaluateSchema(this, schemaId, 'data', rows)
})

Then('its data fits the whole schema {string}{rows}', function (this: AssayWorld, resource: string, rows: string[]) {
  this.judge(matchesSchema(this.judged(), schemaIn(this.run.dialect, resource), { pick: 'data' }), rows)
})

Then('every row fits the schema {string}{rows}', function (this: AssayWorld, schemaId: string, rows: string[]) {
  evaluateSchema(this, schemaId, 'data[]', rows)
})

Then('what stands at {string} fits the schema {string}', function (this: AssayWorld, pick: string, schemaId: string) {
  evaluateSchema(this, schemaId, pick)
})

Then('what is shown at {string} fits the schema {string}', function (this: AssayWorld, pick: string, schema: string) {
  const schemaId = schemaIn(this.run.dialect, schema)
  this.judge((row) => shownValuesMatch(this.judged(), schemaId, { pick, obligation: row.id }))
})
