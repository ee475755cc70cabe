import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../test-support/assay.ts'
import { documentsIn, violations } from '../test-support/published-schemas.ts'

const examples = (product: string) =>
  readdirSync(join(root, 'examples/ci'))
    .filter((name) => name.startsWith(`${product}-`))
    .map((name) => `examples/ci/${name}`)

test('the action keeps the published schema of actions', () => {
  const [action] = documentsIn('action.yml') as object[]
  assert.deepEqual(violations('action', action), [])
  assert.notDeepEqual(violations('action', { ...action, runs: { using: 'composite' } }), [])
})

test('the job of the component keeps the published schema of pipelines', () => {
  const [, jobs] = documentsIn('templates/assay.yml') as [unknown, Record<string, Job>]
  for (const [name, job] of Object.entries(jobs)) {
    const variables = Object.fromEntries(Object.entries(job.variables).map(([own, { value }]) => [own, value]))
    assert.deepEqual(violations('gitlab', { [name]: { ...job, variables } }), [])
    assert.notDeepEqual(violations('gitlab', { [name]: { ...job, variables, scripts: [] } }), [])
  }
})

test('the workflows of the examples keep the published schema, and give the action inputs that it has', () => {
  const [{ inputs }] = documentsIn('action.yml') as [{ inputs: object }]
  for (const file of examples('github')) {
    const [workflow] = documentsIn(file) as [{ jobs: Record<string, { steps: Step[] }> }]
    assert.deepEqual(violations('workflow', workflow), [], file)
    for (const { uses = '', with: given = {} } of Object.values(workflow.jobs).flatMap(({ steps }) => steps))
      if (uses.startsWith('example/assay@')) assertKnown(given, inputs, file)
  }
})

test('the steps that the page on CIs shows keep the published schema, with inputs that the action has', () => {
  const [{ inputs }] = documentsIn('action.yml') as [{ inputs: object }]
  const page = readFileSync(join(root, 'docs/ci.md'), 'utf8')
  const shown = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => parse(text) as Step[])
  assert.ok(shown.length > 0)
  for (const steps of shown) {
    const workflow = { on: 'push', jobs: { assay: { 'runs-on': 'ubuntu-latest', steps } } }
    assert.deepEqual(violations('workflow', workflow), [])
  }
  const own = shown.flat().filter(({ uses = '' }) => uses.startsWith('example/assay@'))
  assert.ok(own.length > 0)
  for (const { with: given = {} } of own) assertKnown(given, inputs, 'docs/ci.md')
})

test('the pipelines of the examples keep the published schema, and give the component inputs that it has', () => {
  const [{ spec }] = documentsIn('templates/assay.yml') as [{ spec: { inputs: object } }]
  for (const file of examples('gitlab')) {
    const [{ include = [], ...pipeline }] = documentsIn(file) as [{ include?: Array<{ inputs: object }> }]
    assert.deepEqual(violations('gitlab', pipeline), [], file)
    for (const { inputs } of include) assertKnown(inputs, spec.inputs, file)
  }
})

/** The published schema lacks `expand` of variables and components with inputs. */
interface Job {
  variables: Record<string, { value: string }>
}

interface Step {
  uses?: string
  with?: object
}

function assertKnown(given: object, known: object, file: string): void {
  const unknown = Object.keys(given).filter((name) => !(name in known))
  assert.deepEqual(unknown, [], file)
}
