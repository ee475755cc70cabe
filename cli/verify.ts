import { createMasker } from '../harness/client/mask.ts'
import { entriesOf } from '../harness/contracts/entries-of.ts'
import { verifyTarget } from '../harness/contracts/verify-target.ts'
import { createBrowsers } from '../harness/hosted/browsers.ts'
import { type InterfaceName, interfaceNames } from '../harness/interfaces.ts'
import type { ContractDecided } from '../harness/run/journal-events.ts'
import { AskedWrongly } from './interfaces-to-judge.ts'
import type { Io } from './io.ts'
import { recorded } from './recorded.ts'
import { openTarget } from './target.ts'
import { contractLines } from './verify/contract-lines.ts'
import { readPacts } from './verify/read-pacts.ts'

export interface VerifyCommandOptions {
  pact: string[]
  profile?: string
  interface?: string
  seed?: number
  out: string
  format: string[]
  verbose?: boolean
}

/** `assay verify`: verifies consumers' pacts against a target, and writes the reports of it. Gives the exit code. */
export async function verifyCommand(options: VerifyCommandOptions, io: Io): Promise<number> {
  const asked = interfaceAsked(options.interface)
  const masker = createMasker()
  const pacts = readPacts(options.pact)
  const entries = entriesOf(pacts, asked)
  const openFinance = entries.some((entry) => entry.interface === 'open-finance-v2')
  const target = await openTarget(options.profile, io.env, { openFinance })
  const { profile } = target
  const browsers = createBrowsers(io.env)
  try {
    const seed = options.seed ?? Math.floor(Math.random() * 0x7fff_ffff)
    const { out, format: formats } = options
    return await recorded({ profile, out, formats, io, masker }, async ({ client, say, record }) => {
      say(
        `Verifying ${pacts.length} pact${pacts.length === 1 ? '' : 's'} against ${profile.target.name} at ${profile.target.base_url}`,
      )
      const decided: ContractDecided[] = []
      const { exitCode, sentence, counts } = await verifyTarget({
        profile,
        client,
        entries,
        seed,
        cases: profile.properties.cases,
        label: `${Date.now().toString(36)}${seed.toString(36)}`,
        embedded: target.embedded,
        ...(options.profile !== undefined && { profileFile: options.profile }),
        browsers,
        record: (event) => {
          record(event)
          if (event.type === 'contract-decided') decided.push(event)
        },
        ...(options.verbose && { onOutput: (text: string) => void io.err.write(masker.mask(text)) }),
      })
      return { exitCode, sentence, lines: () => contractLines(decided, counts) }
    })
  } finally {
    await browsers.close()
    await target.close()
  }
}

function interfaceAsked(name: string | undefined): InterfaceName | undefined {
  const known = interfaceNames.find((one) => one === name)
  if (name === undefined || known) return known
  throw new AskedWrongly(
    'INTERFACE_UNKNOWN',
    `--interface was given "${name}"; accepted are ${interfaceNames.join(', ')}.`,
  )
}
