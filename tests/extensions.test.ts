import assert from 'node:assert/strict'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { ProjectCopy } from './test-support/project-copy.ts'

const copy = new ProjectCopy()
const folder = join(copy.folder, 'extensions')
const names = readdirSync(folder)

/** Prints the help of the commands, and the page that a served sandbox has for people, in one process. */
const everything = `
  const { main } = await import('./cli/main.ts')
  const { ioFor } = await import('./api/io-for.ts')
  for (const command of ['', 'prove', 'report', 'requirements', 'run', 'serve']) {
    console.log('# ' + command)
    await main(['node', 'assay', ...(command ? [command] : []), '--help'], ioFor((line) => console.log(line)))
  }
  const { startServed } = await import('./cli/targets/served.ts')
  const { running } = await startServed({ host: '127.0.0.1' })
  console.log('# page ' + (running.inspector?.path ?? ''))
  await running.close()`

/** The commands and their options, the report formats, and the page of the sandbox. */
function offered(): string[] {
  const [, ...parts] = copy.run(`node --input-type=module --eval "${everything}"`).split(/^# /m)
  return parts.flatMap((part) => {
    const [command = '', ...lines] = part.split('\n')
    if (command.startsWith('page /')) return [command]
    const named = command === '' ? /^  ([a-z-]+)(?: \[| <| {2})/ : /^  (?:-\w, )?(--[a-z-]+)|^  ([a-z]+) +\S+\.\w+ /
    return lines.flatMap((line) => named.exec(line)?.slice(1).find(Boolean) ?? []).map((name) => `${command} ${name}`)
  })
}

test('what an extension offers is gone with its folder, and nothing else is', () => {
  const all = offered()
  assert.ok(names.length > 4 && all.includes(' run') && all.includes('report html') && all.includes('page /inspect'))
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

test('without any extension the core compiles with its tests, checks a rule, writes its reports and lists its rules', () => {
  rmSync(folder, { recursive: true })
  copy.run('tsc --noEmit')
  assert.match(copy.run('node bin/assay.js run --only ais-v4/rates/floor'), /1 passed/)
  copy.run('node --test reports/*.test.ts cli/report.test.ts cli/requirements.test.ts cli/serve.test.ts')
})
