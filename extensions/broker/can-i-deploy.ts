import { createMasker } from '../../harness/client/masking/mask.ts'
import { canIDeploy } from '../../harness/contracts/broker/can-i-deploy.ts'
import { count } from '../../harness/reasons/count.ts'
import { needName, settleContracts } from '../../harness/verdicts/contracts.ts'
import { AskedWrongly } from '../../cli/asked/interfaces-to-evaluate.ts'
import type { Io } from '../../cli/asked/io.ts'
import { resultsIn } from '../../cli/asked/run-results.ts'
import type { ResultsFile } from '../../reports/runs/results.ts'
import { openBrokerAt } from '../../cli/verify/broker-source.ts'

export interface CanIDeployOptions {
  broker?: string
  provider?: string
  providerVersion?: string
  toEnvironment?: string
  consumer: string[]
}

/**
 * `assay can-i-deploy`: whether nothing that consumers need breaks, as a broker knows, or as the kept results of
 * `assay verify` say.
 * @throws AskedWrongly OPTIONS_MISSING, OPTIONS_CONFLICT or RESULTS_UNREADABLE; PactError with a BROKER code
 */
export async function canIDeployCommand(folders: string[], options: CanIDeployOptions, io: Io): Promise<number> {
  if (folders.length > 0 && options.broker !== undefined)
    throw new AskedWrongly('OPTIONS_CONFLICT', 'Give --broker, or folders of results, and not both.')
  return folders.length > 0 ? byResults(folders, options.consumer, io) : byBroker(options, io)
}

async function byBroker(
  { broker, provider, providerVersion, toEnvironment }: CanIDeployOptions,
  io: Io,
): Promise<number> {
  if (!broker || !provider || !providerVersion || !toEnvironment)
    throw new AskedWrongly(
      'OPTIONS_MISSING',
      'Give --broker, --provider, --provider-version and --to-environment; or the folders of kept results.',
    )
  const masker = createMasker()
  const { broker: opened, root } = openBrokerAt(broker, io.env, masker, '--broker')
  const deployment = { pacticipant: provider, version: providerVersion, environment: toEnvironment }
  const { isSafe, reason, pairs } = await canIDeploy(opened, root, deployment)
  for (const { consumer, provider: of, holds } of pairs)
    io.out.line(
      masker.mask(`${consumer} of ${of}: ${holds === undefined ? 'not verified' : holds ? 'holds' : 'broken'}`),
    )
  const words = isSafe === undefined ? 'No conclusion' : isSafe ? 'May be deployed' : 'Must not be deployed'
  io.out.line(masker.mask(`${words}: ${reason.trim()}`))
  return isSafe === undefined ? 2 : isSafe ? 0 : 1
}

type Need = ResultsFile['contracts'][number]

function byResults(folders: readonly string[], consumers: readonly string[], io: Io): number {
  const kept = folders.map((folder) => ({ folder, results: resultsIn(folder) }))
  const oldestFirst = kept.toSorted((one, other) => (one.results.startedAt < other.results.startedAt ? -1 : 1))
  for (const { folder, results } of oldestFirst)
    io.out.line(`${folder}: ${results.target.name} at ${results.target.base_url}, ${results.startedAt}`)
  const isMeant = ({ consumer }: Need) => consumers.length === 0 || consumers.includes(consumer)
  const all = oldestFirst.flatMap(({ results }) => results.contracts).filter(isMeant)
  // What was verified last counts.
  const needs = [...new Map(all.map((one) => [`${one.provider}\n${needName(one)}`, one])).values()]
  for (const [pair, own] of Map.groupBy(needs, ({ consumer, provider }) => `${consumer} of ${provider}`))
    io.out.line(`${pair}: ${talliesOf(own)}`)
  const missing = consumers.filter((name) => !needs.some(({ consumer }) => consumer === name))
  const open = needs.filter(({ verdict }) => verdict === 'untested' || verdict === 'inconclusive').length
  const { counts } = settleContracts(needs)
  if (counts.failed > 0) {
    io.out.line(
      `Must not be deployed: ${counts.failed} of ${count(needs.length, 'need')} ${counts.failed === 1 ? 'is' : 'are'} broken.`,
    )
    return 1
  }
  if (missing.length > 0 || open > 0 || needs.length === 0) {
    const why = [
      ...(missing.length > 0 ? [`no results of ${missing.join(', ')}`] : []),
      ...(open > 0 ? [`${open} of ${count(needs.length, 'need')} not verified`] : []),
    ]
    io.out.line(`No conclusion: ${why.join('; ') || 'the results hold no need of a consumer'}.`)
    return 2
  }
  io.out.line(`May be deployed: no need of ${count(needs.length, 'need')} is broken.`)
  return 0
}

function talliesOf(needs: readonly Need[]): string {
  return [...Map.groupBy(needs, ({ verdict }) => verdict)]
    .map(([verdict, own]) => `${own.length} ${verdict}`)
    .join(', ')
}
