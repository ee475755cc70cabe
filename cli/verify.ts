import { stripVTControlCharacters } from 'node:util'
import { createMasker, type Masker } from '../harness/client/masking/mask.ts'
import type { Publication } from '../harness/contracts/broker/publish-results.ts'
import { entriesOf, type Entry } from '../harness/contracts/decide-interaction.ts'
import { verifyTarget } from '../harness/contracts/verify-target.ts'
import { createBrowsers } from '../harness/hosted/browsers.ts'
import { goesByCertificates } from '../core/interfaces.ts'
import { describeInterface, everyDialect } from '../interfaces/describe-interface.ts'
import type { ContractDecided } from '../core/journal-events.ts'
import { checkInterfaces } from './asked/interfaces-to-evaluate.ts'
import type { Io } from './asked/io.ts'
import { recorded } from './recorded.ts'
import { openTarget } from './targets/open-target.ts'
import {
  type BrokerOptions,
  type BrokerSource,
  isAddress,
  publicationOf,
  publishTo,
  readBroker,
} from './verify/broker-source.ts'
import { contractLines } from './verify/contract-lines.ts'
import { readPacts } from './verify/read-pacts.ts'
import { wordsOf } from '../harness/reasons/words-of.ts'
import { exitCodeOfAll } from '../harness/verdicts/exit-code.ts'

export interface VerifyCommandOptions extends BrokerOptions {
  pact: string[]
  profile?: string
  interface?: string
  seed?: number
  out: string
  format: string[]
  verbose?: boolean
}

/** `assay verify`: verifies consumers' pacts at a target and writes reports. Returns the exit code. */
export async function verifyCommand(options: VerifyCommandOptions, io: Io): Promise<number> {
  const { interface: asked } = options
  if (asked !== undefined) checkInterfaces([asked])
  const masker = createMasker()
  const publication = publicationOf(options, options.pact)
  const files = options.pact.filter((given) => !isAddress(given))
  const sources = await Promise.all(
    options.pact.filter(isAddress).map((given) => readBroker(given, options, io.env, masker)),
  ).catch((error: unknown) => {
    throw asMasked(error, masker)
  })
  const pacts = [...(files.length > 0 ? readPacts(files) : []), ...sources.flatMap((source) => source.pacts)]
  const entries = entriesOf(pacts, everyDialect(), asked)
  const openFinance = entries.some((entry) => goesByCertificates(entry.interface ?? ''))
  const target = await openTarget(options.profile, io.env, { openFinance, features: [] })
  const { profile } = target
  const browsers = createBrowsers(io.env)
  try {
    const seed = options.seed ?? Math.floor(Math.random() * 0x7fff_ffff)
    const { out, format: formats } = options
    const { embedded } = target
    return await recorded(
      { command: 'verify', profile, out, formats, io, masker, embedded },
      async ({ client, say, record }) => {
        say(
          `Verifying ${pacts.length} pact${pacts.length === 1 ? '' : 's'} against ${profile.target.name} at ${profile.target.base_url}`,
        )
        const decided: ContractDecided[] = []
        const settlement = await verifyTarget({
          profile,
          client,
          entries,
          describe: describeInterface,
          seed,
          cases: profile.properties.cases,
          label: `${Date.now().toString(36)}${seed.toString(36)}`,
          embedded,
          profileFile: options.profile,
          browsers,
          addSecrets: options.addSecrets,
          record: (event) => {
            record(event)
            if (event.type === 'contract-decided') decided.push(event)
          },
          onLine: options.verbose ? (line) => io.err.line(stripVTControlCharacters(masker.mask(line))) : undefined,
        })
        const { exitCode, conclusion } = settlement
        const published = publication ? await publishAll(sources, entries, decided, publication, masker) : []
        const unpublished = published.some(({ failed }) => failed)
        return {
          exitCode: exitCodeOfAll([exitCode, unpublished ? 2 : 0]),
          sentence: wordsOf(conclusion),
          lines: (story) => [...contractLines(decided, story), ...published.flatMap(({ lines }) => lines)],
        }
      },
    )
  } finally {
    await browsers.close()
    await target.close()
  }
}

/** Publishes to each broker the results of its pacts, masked. */
async function publishAll(
  sources: readonly BrokerSource[],
  entries: readonly Entry[],
  decided: readonly ContractDecided[],
  publication: Publication,
  masker: Masker,
): Promise<Array<{ lines: string[]; failed: boolean }>> {
  const byPact = new Map<unknown, ContractDecided[]>()
  for (const [at, { pact }] of entries.entries()) {
    const one = decided[at]
    if (one) byPact.set(pact, [...(byPact.get(pact) ?? []), masker.maskValue(one)])
  }
  return Promise.all(sources.map((source) => publishTo(source, byPact, publication)))
}

/** The error with secrets masked in its message. */
function asMasked(error: unknown, masker: Masker): unknown {
  if (error instanceof Error) error.message = masker.mask(error.message)
  return error
}
