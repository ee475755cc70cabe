import type { ContractMismatch } from '../../core/journal-events.ts'
import { type Beside, besides, count } from './count.ts'

export interface Needs extends Required<Pick<Beside, 'warned' | 'untested' | 'inconclusive' | 'old'>> {
  consumers: number
}

const of = ({ consumers }: Needs) => `of ${count(consumers, 'consumer')}`

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

/** Sentences about consumers' needs: one interaction, or all of a run. */
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
  'needs-broken': ({
    failed,
    verified,
    first,
    ...needs
  }: { failed: number; verified: number; first?: string } & Needs) =>
    `${failed} of ${count(verified, 'verified interaction')} ${of(needs)} failed${besides(needs)}${first === undefined ? '' : `, the first for ${first}`}.`,
  'needs-inconclusive': ({ all, ...needs }: { all: number } & Needs) =>
    `No conclusion: ${needs.inconclusive} of ${count(all, 'interaction')} ${of(needs)} ${needs.inconclusive === 1 ? 'is' : 'are'} inconclusive; nothing failed${besides({ ...needs, inconclusive: 0 })}.`,
  'no-need-verified': ({ all, ...needs }: { all: number } & Needs) =>
    `No conclusion: none of ${count(all, 'interaction')} ${of(needs)} could be verified.`,
  'no-need-broken': ({ verified, first, ...needs }: { verified: number; first?: string } & Needs) =>
    `No ${needs.old > 0 ? 'new ' : ''}failure in ${count(verified, 'verified interaction')} ${of(needs)}${besides(needs)}${first === undefined ? '' : `, the first warning for ${first}`}.`,
  'needs-met': ({ verified, ...needs }: { verified: number } & Needs) =>
    verified === 1
      ? `The 1 verified interaction ${of(needs)} holds${besides(needs)}.`
      : `All ${verified} verified interactions ${of(needs)} hold${besides(needs)}.`,
} as const
