import type { ContractMismatch } from '../../core/journal-events.ts'
import { count } from './count.ts'

function difference({
  kind,
  place,
  wanted,
  got,
  words = 'The answer does not have what the consumer needs',
}: Partial<ContractMismatch>): string {
  if (kind === 'status')
    return `The answer has ${got === undefined ? 'no status' : `status ${got}`}; expected ${wanted ?? 'another one'}`
  return place === undefined ? words : `${kind === 'header' ? 'Header ' : ''}${place}: ${words}`
}

/** Sentences about consumers' needs. */
export const contracts = {
  'not-verified': ({ why }: { why: string }) => `Not verified: ${why}`,
  'need-met': () => 'The answer has what the consumer needs.',
  'never-compared': ({ problem }: { problem: string | undefined }) =>
    problem === undefined ? 'The verifier never sent this request.' : `The answer could not be compared: ${problem}`,
  /** The first difference, none where the verifier names none, and how many there are beside it. */
  'need-unmet': ({ more, ...first }: Partial<ContractMismatch> & { more: number }) =>
    `${difference(first)}${more > 0 ? `, and ${count(more, 'more difference')}` : ''}`,
  /** Without a name, the interaction names no interface. */
  'interface-unsupported': ({ name, supported }: { name?: string; supported: readonly string[] }) =>
    `${name === undefined ? 'Neither the path nor the provider of the interaction names its interface; name it with --interface' : `Assay does not support ${name} yet`}: it supports ${supported.join(', ')}.`,
  'interaction-unsupported': ({ uses }: { uses: string }) =>
    `Not verified: it uses ${uses}, and Assay verifies plain HTTP without plugins.`,
} as const
