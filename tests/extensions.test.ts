import assert from 'node:assert/strict'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ProjectCopy } from './test-support/project-copy.ts'

const copy = new ProjectCopy()
const folder = join(copy.folder, 'extensions')

/** What a program prints that has `main` and prints the lines of the commands that it runs in one process. */
const printed = (program: string) =>
  copy.run(`node --input-type=module --eval "
  const { main } = await import('./cli/main.ts')
  const { ioFor } = await import('./api/io-for.ts')
  const run = (...args) => main(['node', 'assay', ...args], ioFor((line) => console.log(line)))
  ${program}"`)

/** The commands and their options, and the report formats. */
function offered(): string[] {
  const helps = `for (const command of ['', 'prove', 'report', 'requirements', 'run', 'serve']) {
    console.log('# ' + command)
    await run(...(command ? [command] : []), '--help')
  }`
  const [, ...parts] = printed(helps).split(/^# /m)
  return parts.flatMap((part) => {
    const [command = '', ...lines] = part.split('\n')
    const named = command === '' ? /^  ([a-z-]+)(?: \[| <| {2})/ : /^  (?:-\w, )?(--[a-z-]+)|^  ([a-z]+) +\S+\.\w+ /
    return lines.flatMap((line) => named.exec(line)?.slice(1).find(Boolean) ?? []).map((name) => `${command} ${name}`)
  })
}

/** The page that a served sandbox has for people. */
const pageOfSandbox = () =>
  printed(`const { startServed } = await import('./cli/targets/served.ts')
  const { running } = await startServed({ host: '127.0.0.1' })
  console.log(running.inspector?.path ?? 'none')
  await running.close()`).trim()

test('what an extension offers is gone with its folder, and nothing else is', () => {
  const all = offered()
  assert.ok(all.includes(' run') && all.includes('report html'))
  for (const name of ['comparison', 'inspector']) renameSync(join(folder, name), join(copy.folder, name))
  const left = offered()
  assert.deepEqual(all.filter((one) => !left.includes(one)).toSorted(), [' baseline', ' compare'])
  assert.deepEqual(
    left.filter((one) => !all.includes(one)),
    [],
  )
  assert.equal(pageOfSandbox(), 'none')
})

test('without any extension the core checks a rule, writes its reports and lists its rules', () => {
  rmSync(folder, { recursive: true })
  const said = printed(`await run('run', '--only', 'ais-v4/rates/floor')
  await run('requirements', 'ais-v4/rates')`)
  assert.match(said, /1 passed/)
  assert.match(said, /Wrote .*index\.html/)
  assert.match(said, / floor +stated /)
})
