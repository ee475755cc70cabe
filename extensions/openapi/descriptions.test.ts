import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { askSandbox } from './openapi.ts'
import { variantsTogether } from '../../cli/targets/variants-together.ts'
import { interfaceNames } from '../../core/interfaces.ts'
import { describeInterface } from '../../interfaces/describe-interface.ts'
import { documentOf } from './document/document.ts'
import type { SchemaNode } from '../../schemas/library.ts'
import { isDate, isDateTime } from '../../schemas/formats.ts'
import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generate } from 'openapi-typescript-codegen'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { started } from '../../sandbox/test-support/started.ts'
import { root, scratchFolder } from '../../tests/test-support/assay.ts'

/** What is sent or answered, with its schema. */
interface Media {
  where: string
  schema: SchemaNode
  example: unknown
}

/** Every media type below a part of a description, with its place. */
function mediaIn(part: unknown, where = ''): Media[] {
  if (typeof part !== 'object' || part === null) return []
  const { 'application/json': json } = part as { 'application/json'?: SchemaNode }
  const own =
    json && 'example' in json ? [{ where, schema: json['schema'] as SchemaNode, example: json['example'] }] : []
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => mediaIn(inner, `${where}/${key}`))]
}

/** Checks values by the schemas of a description. */
function checkerOf({ components }: SchemaNode): (media: Media) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  ajv.addFormat('date', isDate)
  ajv.addFormat('date-time', isDateTime)
  ajv.addFormat('uint64', true)
  // Many routes have the same schema, and many answers go by one: compiling takes longer than all else here.
  const compiled = new Map<string, ReturnType<Ajv2020['compile']>>()
  return ({ where, schema, example }) => {
    const key = JSON.stringify(schema)
    const valid = compiled.get(key) ?? ajv.compile({ ...schema, components } as object)
    compiled.set(key, valid)
    return valid(example) ? [] : (valid.errors ?? []).map((error) => `${where}: ${error.instancePath} ${error.message}`)
  }
}

/** One for all, since it makes what validates only once. */
const validator = new Validator()

/** Legal choices that show in what a server says, taken together. */
const choices = [
  [
    'extra-fields-everywhere',
    'ids-like-uuids',
    'created-is-201',
    'last-page-names-empty-texts',
    'messages-empty',
    'nothing-yet-is-absent',
    'types-untyped-fields-in-its-own-way',
  ],
  [
    'nothing-shown-is-null',
    'uses-words-beyond-the-lists',
    'errors-repeat-nothing',
    'accepted-is-202',
    'writes-flat-errors-in-version-5',
    'keeps-login-id-in-version-5',
  ],
]

/** The descriptions of all that follows from the documents, by interface. */
const described = new Map<string, object>()

for (const name of interfaceNames())
  describe(`The description of ${name}`, async () => {
    const { dialect } = describeInterface(name)!
    const examples = await askSandbox(name, 1)
    const documents = [false, true].map((implied) => documentOf(dialect, { examples, implied, assay: '0.0.0' }))
    described.set(name, documents[1]!)
    const checkers = documents.map(checkerOf)

    for (const document of documents) {
      const promise = document === documents[1] ? 'all that follows' : 'what is stated'
      test(`is valid OpenAPI 3.1 where it promises ${promise}`, async () => {
        const { valid, errors } = await validator.validate(structuredClone(document))
        assert.ok(valid, JSON.stringify(errors))
      })

      test(`allows what the sandbox says where it promises ${promise}`, () => {
        const media = mediaIn(document)
        assert.ok(media.length >= dialect.routes.length)
        assert.deepEqual(media.flatMap(checkers[documents.indexOf(document)]!), [])
      })
    }

    test('allows what right servers of other kinds say', async () => {
      const [allowed = () => []] = checkers
      for (const ids of choices) {
        const seen = ids.filter((id) => !variants.find((one) => one.id === id)?.absentIn?.includes(name))
        const others = await askSandbox(name, 1, variantsTogether(seen))
        const document = documentOf(dialect, { examples: others, implied: false, assay: '0.0.0' })
        const answers = mediaIn(document).filter(({ where }) => !where.includes('/requestBody/'))
        assert.ok(answers.length >= dialect.routes.length)
        assert.deepEqual(answers.flatMap(allowed), [], ids.join())
      }
    })

    test('shows each route with a right request and a refused one', () => {
      for (const { route } of dialect.routes) {
        const { right, refused } = examples.get(route) ?? {}
        assert.ok(right, `${route}: no right request`)
        assert.ok(refused, `${route}: no refused request`)
      }
    })

    test('holds no secret, and no address of the sandbox that was asked', () =>
      assert.doesNotMatch(JSON.stringify(documents[0]), /[0-9a-f]{64}|PRIVATE KEY|127\.0\.0\.1:(?!8080)/))
  })

const scratch = scratchFolder()
const run = promisify(execFile)
/** The program of the page for those who use descriptions. */
const [, program = ''] = /^```ts\n(.*?)^```$/ms.exec(readFileSync(join(root, 'docs/openapi.md'), 'utf8')) ?? []

const running = await started()

test('TypeScript clients of all interfaces compile, and the program of the page reads every transaction', async () => {
  for (const name of interfaceNames()) {
    const [input, output] = [join(scratch, `${name}.json`), join(scratch, name)]
    writeFileSync(input, JSON.stringify(described.get(name)))
    await generate({ input, output, httpClient: 'fetch', useUnionTypes: true })
  }
  writeFileSync(join(scratch, 'list.ts'), program.replace('./client', './ais-v4'))
  const all = interfaceNames().map((name) => `export type {} from './${name}'\n`)
  writeFileSync(join(scratch, 'all.ts'), all.join(''))
  // The generated modules import each other without an ending, as CommonJS may.
  writeFileSync(join(scratch, 'package.json'), '{ "type": "commonjs" }')
  const options = '--strict --target es2023 --module nodenext --lib es2023,dom,dom.iterable --types node'.split(' ')
  const types = ['--typeRoots', join(root, 'node_modules/@types')]
  const asked = [...options, ...types, '--outDir', 'built', 'list.ts', 'all.ts']
  const compiling = run(join(root, 'node_modules/.bin/tsc'), asked, { cwd: scratch })
  await compiling.catch(({ stdout }: { stdout: string }) => assert.fail(stdout))

  const { client } = running.clients.main
  const { login } = running.logins.large
  const secrets = JSON.stringify({ 'App-id': client.app_id, Secret: client.secret, 'Login-secret': login.secret })
  const listed = await run(process.execPath, ['built/list.js', running.baseUrl, secrets, login.id], { cwd: scratch })
  assert.ok(Number(listed.stdout) >= 1100, listed.stdout)
})
