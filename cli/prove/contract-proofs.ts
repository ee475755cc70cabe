import { everyDialect } from '../../interfaces/describe-interface.ts'
import { parseYaml } from '../../core/parse-yaml.ts'
import { readFileSync } from 'node:fs'
import { contractAddress, entriesOf, type Entry } from '../../harness/contracts/decide-interaction.ts'
import { referencePacts } from '../verify/read-pacts.ts'

let read: ReadonlyMap<string, string> | undefined

/** The fault that must break each interaction of Assay's own consumers, by address. Read once. */
export function contractFaults(): ReadonlyMap<string, string> {
  read ??= readProofs()
  return read
}

function readProofs(): ReadonlyMap<string, string> {
  const text = readFileSync(new URL('contract-faults.yaml', import.meta.url), 'utf8')
  const table = parseYaml(text) as Record<string, Record<string, Record<string, string>>>
  const rows = Object.entries(table).flatMap(([consumer, providers]) =>
    Object.entries(providers).flatMap(([provider, interactions]) =>
      Object.entries(interactions).map(([interaction, fault]): [string, string] => [
        contractAddress({ consumer, provider, interaction }),
        fault,
      ]),
    ),
  )
  return new Map(rows)
}

/** The addresses of the interactions that a fault must break. */
export function contractsBrokenBy(fault: string): string[] {
  return [...contractFaults()].filter(([, id]) => id === fault).map(([address]) => address)
}

export function entriesAt(addresses: readonly string[]): Entry[] {
  return addresses.length === 0 ? [] : allEntries().filter((entry) => addresses.includes(addressOfEntry(entry)))
}

/** Every interaction of Assay's own consumers. */
export function allEntries(): Entry[] {
  return entriesOf(referencePacts(), everyDialect())
}

export function addressOfEntry({ pact, interaction }: Entry): string {
  return contractAddress({ consumer: pact.consumer, provider: pact.provider, interaction: interaction.description })
}
