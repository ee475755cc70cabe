import assert from 'node:assert/strict'
import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ProjectCopy } from './test-support/project-copy.ts'

const copy = new ProjectCopy()
const folder = join(copy.folder, 'extensions')
const names = readdirSync(folder)

/** Prints the pages that a served sandbox has for people. */
const servedPages = `
  const { startServed } = await import('./cli/targets/served.ts')
  const { running } = await startServed({ host: '127.0.0.1' })
  console.log(running.inspector?.path ?? '')
  await running.close()`

/** The commands that `assay --help` lists, the options of those of the core, the report formats, and the pages of the sandbox. */
function offered(): string[] {
  const help = (command: string) => copy.run(`node bin/assay.js ${command} --help`)
  const commands = help('').matchAll(/^  ([a-z-]+)(?: \[| <| {2})/gm)
  const options = ['prove', 'requirements', 'run', 'serve'].flatMap((command) =>
    [...help(command).matchAll(/^  (?:-\w, )?(--[a-z-]+)/gm)].map(([, option]) => `assay ${command} ${option}`),
  )
  const formats = help('report').matchAll(/^  ([a-z]+) +\S+\.\w+ /gm)
  const pages = copy.run(`node --input-type=module --eval "${servedPages}"`).matchAll(/^\/\w+$/gm)
  return [
    ...[...pages].map(([path]) => path),
    ...[...commands].map(([, name]) => `assay ${name}`),
    ...options,
    ...[...formats].map(([, name]) => `--format ${name}`),
  ]
}

test('what an extension offers is gone with its folder, and nothing else is', () => {
  const all = offered()
  assert.ok(names.length > 4 && all.includes('assay run') && all.includes('--format html'))
  const gone = names.map((name) => {
    renameSync(join(folder, name), join(copy.folder, `without-${name}`))
    const left = offered()
    renameSync(join(copy.folder, `without-${name}`), join(folder, name))
    assert.deepEqual(
      left.filter((one) => !all.includes(one)),
      [],
    )
    return all.filter((one) => !left.includes(one))
  })
  gone.forEach((offers, at) => assert.ok(offers.length > 0, names[at]))
  assert.equal(new Set(gone.flat()).size, gone.flat().length, 'each is offered by one extension')
})

test('without any extension a run checks its rule and writes its reports', () => {
  renameSync(folder, join(copy.folder, 'without-any'))
  assert.match(copy.run('node bin/assay.js run --only ais-v4/rates/floor'), /1 passed/)
})
