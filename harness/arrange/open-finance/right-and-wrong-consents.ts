import type { Exchange } from '../../../core/exchange.ts'
import { type JwsDraft, jwsDraft, presenting, signedAs } from './jws-draft.ts'
import { jwsSigningNamed } from './jws-signings.ts'
import type { OpenFinance } from './open-finance.ts'

const long = 'long '.repeat(300)

/** Sends requests that are refused for as many reasons as can be reached with the profile's own certificates. */
export async function sendWrongConsents(openFinance: OpenFinance): Promise<Exchange[]> {
  const write = openFinance.createConsent()
  const signed = (name: string) => signedAs(write, jwsSigningNamed(name, openFinance.section))
  const drafts: JwsDraft[] = [
    { ...write, omitHeaders: ['x-jws-signature'] },
    signed('with one bit of the signature changed'),
    signed('with a Digest of another body'),
    presenting(write, 'none'),
    { ...write, rawBody: '[' },
    { ...write, body: {} },
    { ...write, body: { access: long, validTo: long, [long.trim()]: long } },
    { ...write, body: { access: 1, validTo: '2030-02-31', recurringIndicator: 7, frequencyPerDay: 'x' } },
    { ...write, method: 'PATCH' },
    jwsDraft({ name: 'be refused', method: 'GET', path: `/v2/${'long-'.repeat(150)}` }),
    { ...openFinance.read('no-such-consent'), headers: {} },
    openFinance.read('no-such-consent'),
    openFinance.read(long.replaceAll(' ', '-')),
  ]
  const exchanges: Exchange[] = []
  for (const draft of drafts) exchanges.push((await openFinance.send({ ...draft, name: 'be refused' })).exchange)
  return exchanges
}
