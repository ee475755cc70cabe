import { type Beside, besides, count } from './count.ts'

export interface Needs extends Required<Pick<Beside, 'warned' | 'untested' | 'inconclusive' | 'old'>> {
  consumers: number
}

const of = ({ consumers }: Needs) => `of ${count(consumers, 'consumer')}`

/** Sentences about consumers' needs: one interaction, or all of a run. */
export const contracts = {
  'not-verified': ({ why }: { why: string }) => `Not verified: ${why}`,
  'need-met': () => 'The answer has what the consumer needs.',
  'need-broken': ({ difference, more }: { difference: string; more: number }) =>
    more === 0 ? difference : `${difference}, and ${count(more, 'more difference')}`,
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
