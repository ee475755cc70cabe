// Tries made-up input on the sandbox and on what reads files: `npm run fuzz`. Ends with 1 where something was found.
import { parseArgs } from 'node:util'
import { makeOpenFinance } from '../../../cli/targets/sandbox-material.ts'
import { fuzzSandbox } from './fuzz-sandbox.ts'
import { fuzzJournals } from './readers/journals.ts'
import { fuzzMasker } from './readers/masked.ts'
import { fuzzProfiles } from './readers/profiles.ts'
import { fuzzedText, triedText } from './fuzzed-text.ts'
import { weakKeys } from './world/weak-keys.ts'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000000' },
    cases: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '7200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const [requests = 0, cases = 0, seconds = 0, seed = 0] = [
  values.requests,
  values.cases,
  values.seconds,
  values.seed,
].map(Number)
if (![requests, cases, seconds, seed].every((number) => Number.isSafeInteger(number) && number >= 0)) {
  process.stderr.write('OPTION_INVALID: --requests, --cases, --seconds and --seed are whole numbers\n')
  process.exit(3)
}
const print = (text: string) => process.stdout.write(`${text}\n`)
print(`seed ${seed}`)
const readers = { 'profile reader': fuzzProfiles, 'journal reader': fuzzJournals, masker: fuzzMasker }
const tried = Object.entries(readers).map(([name, fuzz]) => {
  const one = fuzz({ seed, cases, seconds: seconds / 8 })
  print(triedText(name, one))
  return one
})
const fuzzed = await fuzzSandbox(
  { keys: weakKeys(), openFinance: await makeOpenFinance() },
  { seed, requests, seconds },
)
print(fuzzedText(fuzzed))
process.exitCode = fuzzed.findings.length > 0 || tried.some(({ finding }) => finding) ? 1 : 0
