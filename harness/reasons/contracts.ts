import { count } from './count.ts'

export interface Needs {
  consumers: number
  warned: number
  untested: number
  inconclusive: number
  /** Broken needs that the baseline has too. */
  old: number
}

const of = ({ consumers }: Needs) => `of ${count(consumers, 'consumer')}`

function besides({ warned, untested, inconclusive, old }: Needs, inconclusiveToo = false): string {
  const parts = [
    old > 0 && `${old} failed already in the baseline`,
    warned > 0 && `${warned} warned`,
    untested > 0 && `${untested} untested`,
    inconclusiveToo && inconclusive > 0 && `${inconclusive} inconclusive`,
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

/** The needs of consumers: of one interaction, and of all that a run verified. */
export const contracts = {
  'interaction-unsupported': ({ why }: { why: string }) => `Not verified: ${why}`,
  'interaction-stopped': ({ why }: { why: string }) => `Not verified: ${why}`,
  'need-met': () => 'The answer has what the consumer needs.',
  'need-broken': ({ difference, more }: { difference: string; more: number }) =>
    more === 0 ? difference : `${difference}, and ${count(more, 'more difference')}`,
  'status-differs': ({ wanted, got }: { wanted?: string | undefined; got?: string | undefined }) =>
    `The answer has ${got === undefined ? 'no status' : `status ${got}`}; expected ${wanted ?? 'another one'}`,
  'header-differs': ({ place, words }: { place: string; words: string }) => `Header ${place}: ${words}`,
  'secret-not-sent': ({ name }: { name: string }) =>
    `the pact does not send ${name}, whose value the state gives; send it with fromProviderState, or verify with --add-secrets`,
  'place-differs': ({ place, words }: { place: string; words: string }) => `${place}: ${words}`,
  'need-broken-somewhere': () => 'The answer does not have what the consumer needs.',
  'verifier-failed': ({ message }: { message: string }) => message,
  'request-never-sent': () => 'The verifier never sent this request.',
  'only-pages': () => 'Every request of every consumer was answered with a page.',
  'signature-refused': ({ errorClass }: { errorClass: string }) =>
    `The target refused the signature with ${errorClass}; key and clock are the likely cause: run \`assay doctor\``,
  'state-values-missing': ({ missing, known }: { missing: readonly string[]; known: readonly string[] }) =>
    `The states of the interaction give no ${missing.join(' and no ')}; they give ${known.length === 0 ? 'nothing' : known.join(', ')}`,
  'state-unknown': ({ name, near }: { name: string; near: readonly string[] }) =>
    `Assay does not know the state "${name}"; the nearest are ${near.map((one) => `"${one}"`).join(', ')}. docs/consumer-contracts.md lists all.`,
  'interface-unnamed': () =>
    'Neither the path nor the provider of the interaction names its interface; name it with --interface',
  'interface-unsupported': ({ name, supported }: { name: string; supported: readonly string[] }) =>
    `Assay does not support ${name} yet; it supports ${supported.join(', ')}`,
  'interface-not-claimed': ({ name }: { name: string }) =>
    `The profile does not claim ${name}; add it to target.interfaces`,

  'needs-broken': ({
    failed,
    verified,
    first,
    ...needs
  }: { failed: number; verified: number; first?: string } & Needs) =>
    `${failed} of ${count(verified, 'verified interaction')} ${of(needs)} failed${besides(needs, true)}${first === undefined ? '' : `, the first for ${first}`}.`,
  'needs-inconclusive': ({ all, ...needs }: { all: number } & Needs) =>
    `No conclusion: ${needs.inconclusive} of ${count(all, 'interaction')} ${of(needs)} ${needs.inconclusive === 1 ? 'is' : 'are'} inconclusive; nothing failed${besides(needs)}.`,
  'no-need-verified': ({ all, ...needs }: { all: number } & Needs) =>
    `No conclusion: none of ${count(all, 'interaction')} ${of(needs)} could be verified.`,
  'no-need-broken': ({ verified, first, ...needs }: { verified: number; first?: string } & Needs) =>
    `No ${needs.old > 0 ? 'new ' : ''}failure in ${count(verified, 'verified interaction')} ${of(needs)}${besides(needs)}${first === undefined ? '' : `, the first warning for ${first}`}.`,
  'needs-met': ({ verified, ...needs }: { verified: number } & Needs) =>
    verified === 1
      ? `The 1 verified interaction ${of(needs)} holds${besides(needs)}.`
      : `All ${verified} verified interactions ${of(needs)} hold${besides(needs)}.`,
} as const
