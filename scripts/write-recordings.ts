// Renews the recordings in tests/recordings: `npm run recordings`, or only those that are named.
import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { faults } from '../sandbox/faults/faults.ts'
import { recordSandbox } from './recordings/record-sandbox.ts'

const folder = new URL('../tests/recordings/', import.meta.url)
const runs = JSON.parse(readFileSync(new URL('recordings.json', folder), 'utf8')) as Record<
  string,
  { only: string[]; workers?: number; fault?: string }
>
const named = process.argv.slice(2)
for (const [name, { fault, ...asked }] of Object.entries(runs)) {
  if (named.length > 0 && !named.includes(name)) continue
  const patches = faults.filter(({ id }) => id === fault).map(({ patch }) => patch)
  const file = fileURLToPath(new URL(`${name}.recording`, folder))
  await recordSandbox(file, { options: { patches }, ...asked })
  process.stdout.write(`tests/recordings/${name}.recording: ${Math.ceil(statSync(file).size / 1000)} kB\n`)
}
