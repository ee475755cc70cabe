import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { test } from 'node:test'
import { assay, endOf, refuses, resultsIn, startAlone, textWith } from './test-support/assay.ts'
import { evaluated, folder, held, library } from './test-support/library-server.ts'

// Somebody else's project with one feature of an interface that Assay does not know.

/** The verdicts when all but this obligation hold. */
function heldBut(obligation: string): string[][] {
  return held.map(([id = '', verdict = '']) => [id, id.endsWith(obligation) ? 'failed' : verdict])
}

test('A right server of an interface that was only added passes', async () => {
  const { code, verdicts, err } = await evaluated('right')
  assert.equal(code, 0, err)
  assert.deepEqual(verdicts, held)
})

test('One that breaks a rule fails by that rule alone', async () => {
  const unknown = await evaluated('unknown-readers', { answersUnknownReaders: true })
  assert.deepEqual([unknown.code, unknown.verdicts], [1, heldBut('app-id-missing')])
  const newest = await evaluated('newest', { listsNewestFirst: true })
  assert.deepEqual([newest.code, newest.verdicts], [1, heldBut('listed-by-id')])
  const inventing = await evaluated('inventing', { inventsBooks: true })
  assert.deepEqual([inventing.code, inventing.verdicts], [1, heldBut('unknown-book')])
})

test('Its rules are read in its own words, and the doctor asks its list', async () => {
  const { requirements } = resultsIn(join(folder, 'right'))
  assert.match(JSON.stringify(requirements), /A request without Reader-id is refused/)
  assert.match((await assay(['doctor', '--profile', join(folder, 'right.yaml')])).out, /\/library\/v1\/books answers/)
})

test('Its rules are listed with the folder that is named', async () => {
  const { out } = await assay(['requirements', '--interface-folder', library, 'library-v1'])
  assert.match(out, /^library-v1: 3 requirements, 3 with checks/)
})

test('Its recording is evaluated again with the folder that is named, for that is code', async () => {
  const again = ['rejudge', join(folder, 'right.recording'), '--out', join(folder, 'again')]
  await refuses(again, /OWN_CODE_NOT_NAMED: .* Add --interface-folder library-v1, /)
  const child = startAlone([...again, '--interface-folder', library])
  assert.match(await textWith(child.stdout, /recording: 3 requirements/), /All verdicts are those/)
  assert.equal(await endOf(child), 0)
  const nowhere = await assay([...again, '--interface-folder', join(folder, 'nowhere/library-v1')])
  assert.match(nowhere.err, /INTERFACE_UNREADABLE: .* holds no about\.yaml/)
})

test('A folder without an interface, and one with the name of another, are mistakes of the profile', async () => {
  mkdirSync(join(folder, 'ais-v4'))
  writeFileSync(join(folder, 'ais-v4/about.yaml'), '# another version 4\n')
  const profile = join(folder, 'mistaken.yaml')
  writeFileSync(
    profile,
    "target: { base_url: 'http://127.0.0.1:9', interfaces: [ais-v4] }\nclients: []\ninterfaces: [ais-v4, nowhere]\n",
  )
  const { code, err } = await assay(['run', '--profile', profile])
  assert.equal(code, 3)
  assert.match(err, /ais-v4, whose name another interface has/)
  assert.match(err, /nowhere, a folder without about\.yaml/)
})

/** What a command says on a copy of the library of which one file is changed. */
async function saidOf(
  name: string,
  change: (code: string) => string,
  command: string,
  file = 'interface.js',
): Promise<string> {
  const own = join(folder, name, 'library-v1')
  cpSync(library, own, { recursive: true })
  const code = readFileSync(join(own, file), 'utf8')
  assert.notEqual(change(code), code)
  writeFileSync(join(own, file), change(code))
  const profile = join(folder, `${name}-copy.yaml`)
  writeFileSync(profile, readFileSync(join(folder, 'right.yaml'), 'utf8').replace(library, own))
  const child = startAlone([
    command,
    '--profile',
    profile,
    ...(command === 'run' ? ['--out', join(folder, `${name}-out`)] : []),
  ])
  const [out, err] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  return `${out}${err}exit code ${await endOf(child)}`
}

const signing = `
  send: async (by, draft) => {
    const prepared = await by.run.client.prepare({ ...draft, as: 'nobody' })
    const keys = { 'App-id': ['Reader-id', 'reader'], Secret: ['Authorization', 'Bearer key-of-the-reader'] }
    const shown = Object.keys(keys).filter((name) => !draft.omitHeaders?.includes(name)).map((name) => keys[name])
    return by.sendPrepared({ ...prepared, headers: [...prepared.headers, ...shown] })
  },
  dialect: {`

test('One that signs in its own way does so before a run and for the doctor too', async () => {
  const signs = (code: string) => code.replace(/ownKeys: \{.*?\n    \},/s, '').replace('\n  dialect: {', signing)
  assert.match(await saidOf('signed', signs, 'doctor'), /client main: keys accepted[^]*exit code 0$/)
  assert.match(await saidOf('signed', signs, 'run'), /All 3 evaluated requirements of 3 hold\.[^]*exit code 0$/)
})

test('Mistakes in its code are named as such, with their place', async () => {
  const unnamed = await saidOf('unnamed', (code) => code.replace('const description', 'const other'), 'run')
  assert.match(unnamed, /INTERFACE_UNFIT: interface\.js in .*library-v1 exports no `description` .*[^]*exit code 3$/)
  const baseless = await saidOf('baseless', (code) => code.replace(/basePath: .*/, ''), 'run')
  assert.match(baseless, /INTERFACE_UNFIT: .*library-v1 has no basePath/)
  const throwing = await saidOf('throwing', (code) => code.replaceAll('requests.get(', 'requests.gets('), 'run')
  assert.match(throwing, /OWN_CODE_FAULT: library-v1\/interface\.js:\d+: TypeError: [^]*exit code 3$/)
})

test('Mistakes in its tables are named as such, with their place', async () => {
  const unmade = (table: string) => table.replace('request: list books', 'request: list all books')
  assert.match(
    await saidOf('unmade', unmade, 'run', 'routes.yaml'),
    /INTERFACE_UNFIT: .* "list all books" for GET \/books, but goodRequests has only: list books, .*[^]*exit code 3$/,
  )
  const misspelt = (table: string) => `${table}\nstandins: {}\n`
  assert.match(
    await saidOf('misspelt', misspelt, 'run', 'about.yaml'),
    /ABOUT_INVALID: .*library-v1\/about\.yaml:\d+: must NOT have additional properties: standins\.[^]*exit code 3$/,
  )
})
