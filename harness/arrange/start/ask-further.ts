import { CheckStopped } from '../../../core/check-stopped.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { goesByCertificates } from '../../../core/interfaces.ts'
import { isErrorForm } from '../../client/gateway-trouble.ts'
import type { Draft } from '../../client/draft.ts'
import { isSuccess, statusOf } from '../../checks/answers/answer.ts'
import { isUnknownRoute } from '../../checks/answers/unknown-route.ts'
import type { Run } from '../../run/run.ts'
import { type InterfaceDescription, Scene } from '../scene/scene.ts'
import { explain, type Further, wantsSignature } from './explain.ts'

const rowOfUnsigned = 'conventions/signing/unsigned-accepted-below-live'

/**
 * Asks a target that answered, and accepted nothing, what tells a fault of its own from one of the profile: the same without
 * keys, a path that does not exist, the same signed, or under other base paths. The run keeps what is to be said of it, and
 * whether its answers show a fault of the target although it accepted nothing.
 */
export async function askFurther(run: Run, description: InterfaceDescription): Promise<void> {
  const { seen } = run
  if (seen.accepted > 0 || seen.asked === 0 || goesByCertificates(run.dialect.interface)) return
  try {
    const further = await furtherOf(run, description)
    if (!further) return
    const { because, speaks } = explain(further, seen.exchanges(), run.profile, run.dialect.errorForms)
    seen.explained = because
    seen.speaks = speaks
    if (further.signed && isSuccess(further.signed)) seen.shown.add(rowOfUnsigned)
  } catch (error) {
    if (!(error instanceof CheckStopped)) throw error
  }
}

async function furtherOf(run: Run, description: InterfaceDescription): Promise<Further | undefined> {
  const { client, profile, dialect } = run
  const scene = new Scene(run, description, (draft) => client.send(draft))
  const draft = { ...(await description.plainRead(scene, 'main')), name: 'ask what the target accepts' }
  const plain = await client.send(draft)
  if (!plain.answer) {
    const elsewhere = plain.trouble?.code === 'TLS_FAILED' ? await withoutTls(run, draft) : undefined
    return elsewhere && { plain, keyless: elsewhere, unknown: elsewhere, elsewhere }
  }
  const nobody: Draft = { ...draft, as: 'nobody', signing: 'unsigned' }
  const keyless = await client.send(nobody)
  const unknown = await client.send({ ...draft, path: `${dialect.basePath}/no_such_route_of_assay` })
  for (const one of [plain, keyless, unknown]) run.note(draft.name, one)
  const further = { plain, keyless, unknown }
  const main = profile.clients.find(({ purpose }) => purpose === 'main')
  if (wantsSignature(plain) && main?.private_key !== undefined)
    return { ...further, signed: await client.send({ ...draft, signing: 'signed' }) }
  const isElsewhere = isUnknownRoute(plain) || (statusOf(plain) < 400 && !isErrorForm(plain.answer.json))
  const elsewhere = isElsewhere ? await atOtherPaths(run, draft) : undefined
  return { ...further, ...(elsewhere && { elsewhere }) }
}

/** The answer without TLS, of a target that does not speak it; no key goes along. */
async function withoutTls({ client, profile }: Run, draft: Draft): Promise<Exchange | undefined> {
  const baseUrl = profile.target.base_url.replace(/^https:/, 'http:')
  const exchange = await client.send({ ...draft, baseUrl, as: 'nobody', signing: 'unsigned', spoken: true })
  return exchange.answer ? exchange : undefined
}

/** The first answer with data under another base path: some of the documented one, or without what the profile puts before. */
async function atOtherPaths({ client, profile, dialect }: Run, draft: Draft): Promise<Exchange | undefined> {
  const { origin, href } = new URL(profile.target.base_url)
  const segments = dialect.basePath.split('/').slice(1)
  const shorter = segments.map((_, at) => ['', ...segments.slice(at + 1)].join('/'))
  const rest = draft.path.slice(dialect.basePath.length)
  const bases = href.replace(/\/$/, '') === origin ? [] : [{ baseUrl: origin, path: draft.path }]
  for (const way of [...bases, ...shorter.map((base) => ({ path: `${base}${rest}` }))]) {
    const exchange = await client.send({ ...draft, ...way, spoken: true })
    if (isSuccess(exchange) && Object.hasOwn(Object(exchange.answer?.json) as object, 'data')) return exchange
  }
  return undefined
}
