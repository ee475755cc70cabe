import type { Exchange } from '../../../core/exchange.ts'
import type { OpenFinanceDraft } from './open-finance-draft.ts'
import type { OpenFinance } from './open-finance.ts'
import { sealingNamed } from './sealings.ts'

const long = 'long '.repeat(300)

/** Sends requests that are refused for as many reasons as can be reached without anything but the certificates. */
export async function sendWrongConsents(openFinance: OpenFinance): Promise<Exchange[]> {
  const write = openFinance.createConsent()
  const drafts: OpenFinanceDraft[] = [
    { ...write, sealing: sealingNamed('as nothing') },
    { ...write, sealing: sealingNamed('with one bit of its signature turned over') },
    { ...write, sealing: sealingNamed('with a Digest of another body') },
    { ...write, website: 'none' },
    { ...write, body: '[' },
    { ...write, body: '{}' },
    { ...write, body: JSON.stringify({ access: long, validTo: long, [long.trim()]: long }) },
    {
      ...write,
      body: JSON.stringify({ access: 1, validTo: '2030-02-31', recurringIndicator: 7, frequencyPerDay: 'x' }),
    },
    { ...write, method: 'PATCH' },
    { ...write, method: 'GET', path: `/v2/${'long-'.repeat(150)}`, body: '' },
    { ...openFinance.read('no-such-consent'), headers: [] },
    openFinance.read('no-such-consent'),
    openFinance.read(long.replaceAll(' ', '-')),
  ]
  const exchanges: Exchange[] = []
  for (const draft of drafts) exchanges.push((await openFinance.send({ ...draft, name: 'be refused' })).exchange)
  return exchanges
}
