import assert from 'node:assert/strict'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { formats as known, usualFormats } from '../reports/formats.ts'
import { assay } from './test-support/assay.ts'
import { ProjectCopy } from './test-support/project-copy.ts'

const copy = new ProjectCopy()
const folder = join(copy.folder, 'extensions')
const formats = 'formats'

/** The added formats of one file, which the help lists with that file. */
const ofOneFile = Object.entries(known).flatMap(([name, format]) => ('file' in format ? name : []))
const withFile = ofOneFile.filter((name) => !usualFormats.includes(name))

/** The commands, options and report formats of each extension. */
const brings: Record<string, string[]> = {
  clients: [
    ' check-har',
    ' proxy',
    ...['--fail-on', '--format', '--interface', '--judge-client', '--out'].map((option) => `serve ${option}`),
  ],
  comparison: [' baseline', ' compare'],
  formats: withFile.map((format) => `report ${format}`),
  inspector: [],
  live: ['prove --live', 'prove --profile', 'prove --shown'],
  openapi: [' openapi'],
  shards: [' merge', ...['prove', 'run'].flatMap((name) => [`${name} --durations`, `${name} --shard`])],
  signatures: [' certs', ' sign', ' verify-signature'],
  site: ['requirements --html'],
  watch: [' ui', ' watch'],
}

const helps = ['', 'prove', 'report', 'requirements', 'run', 'serve'].map((name) => [name, '--help'].filter(Boolean))

/** The commands, options and report formats in the help texts. */
function offeredIn(said: readonly string[]): string[] {
  return said.flatMap((text, at) => {
    const [command = ''] = helps[at]!.slice(0, -1)
    const named = command === '' ? /^  ([a-z-]+)(?: \[| <| {2})/ : /^  (?:-\w, )?(--[a-z-]+)|^  ([a-z]+) +\S+\.\w+ /
    const names = text.split('\n').flatMap((line) => named.exec(line)?.slice(1).find(Boolean) ?? [])
    return names.map((name) => `${command} ${name}`)
  })
}

/** What a process prints as JSON that says commands in the copy, by `said`. */
function printed(script: string): unknown {
  const text = copy.run(`node --input-type=module --eval "
    import { renameSync } from 'node:fs'
    import { ioFor } from './api/io-for.ts'
    import { main } from './cli/main.ts'
    import { partsOfExtensions } from './core/extension-parts.ts'
    const said = async (...args) => {
      const lines = []
      await main(['node', 'assay', ...args], ioFor((line) => lines.push(line)))
      return lines.join('\\n')
    }
    const helps = async () => {
      const all = []
      for (const asked of '${helps.map((asked) => asked.join(' ')).join()}'.split(',')) all.push(await said(...asked.split(' ')))
      return all
    }
    ${script}"`)
  return JSON.parse(text) as unknown
}

test('without one extension only what it brings is gone', async () => {
  const all = offeredIn(await Promise.all(helps.map(async (args) => (await assay(args)).out)))
  const names = readdirSync(folder).toSorted()
  assert.deepEqual(names, Object.keys(brings))
  // A process loads the formats once, so they are removed while it tries the other extensions.
  renameSync(join(folder, formats), join(copy.folder, formats))
  const others = ['', ...names.filter((name) => name !== formats)]
  const each = printed(`
    const all = []
    for (const name of '${others.join()}'.split(',')) {
      if (name) renameSync('extensions/' + name, name)
      all.push({ helps: await helps(), hasPage: partsOfExtensions('inspector').length > 0 })
      if (name) renameSync(name, 'extensions/' + name)
    }
    console.log(JSON.stringify(all))`) as Array<{ helps: string[]; hasPage: boolean }>
  for (const [at, said] of each.entries()) {
    const name = others[at] ?? ''
    const gone = all.filter((one) => !offeredIn(said.helps).includes(one))
    assert.deepEqual(gone.toSorted(), [...brings.formats!, ...(brings[name] ?? [])].toSorted(), name)
    assert.equal(said.hasPage, name !== 'inspector')
  }
})

test('without any extension the core starts, checks a rule, writes its reports and lists its rules', () => {
  rmSync(folder, { recursive: true })
  const { core, offered } = printed(`
    const run = await said('run', '--interface', 'ais-v4', '--only', 'ais-v4/rates/floor', '--no-contracts')
    const core = run + await said('report', 'conformance-report/journal.ndjson') + await said('requirements', 'ais-v4/rates')
    console.log(JSON.stringify({ core, offered: await helps() }))`) as { core: string; offered: string[] }
  assert.match(core, /1 passed/)
  assert.equal(core.match(/Wrote .*index\.html/g)?.length, 2)
  assert.match(core, / floor +stated /)
  const left = offeredIn(offered).filter((one) => Object.values(brings).flat().includes(one))
  assert.deepEqual(left, [])
})

test('the commands of the core are on the first screen of the help, each on one line', async () => {
  const lines = (await assay(['--help'])).out.split('\n')
  const [core = 0, extensions = 0] = ['Commands:', 'Extensions:'].map((title) => lines.indexOf(title))
  assert.ok(core > 0 && extensions > core && extensions < 25)
  const commands = lines.slice(core + 1).filter((line) => line.startsWith('  ') && !line.startsWith('  $'))
  for (const line of commands) assert.match(line, /^  [a-z-]+(?: \S+)? {2,}\S/)
})
