import { because } from '../../reasons/because.ts'
import { readFileSync } from 'node:fs'
import { isPlayed } from '../../tape/tape.ts'
import { basename } from 'node:path'
import { isSuccess } from '../../checks/answers/answer.ts'
import type { Draft, Send } from '../../client/draft.ts'
import { type Part, withMultipart } from '../../client/multipart.ts'
import type { ProviderProfile } from '../../profile/profile.ts'
import { setUpFailed, untested } from '../../../core/check-stopped.ts'
import { withData } from './attempt-of-fetch.ts'
import type { Connection } from '../../checks/connections/connects.ts'
import { connect, follow, type MadeConnection } from '../logins/connect.ts'
import type { LoginRef } from '../scene/refs.ts'
import type { Scene } from '../scene/scene.ts'

type FormChange = (parts: Part[]) => Part[]

/**
 * The stated parts of a form leave out fetch_scopes, which the body's table requires: both readings are right, so that a
 * target may want them as parts too.
 */
export interface FileForm {
  scopes: Part[]
  /** The login that was created by such a form, or how it was refused. */
  connection: MadeConnection
}

const scopeParts: Part[] = ['accounts', 'transactions'].map((content) => ({ name: 'data[fetch_scopes][]', content }))

/** The form that the target takes for a file provider, found once in a run; the stated one where it takes none. */
export function fileForm(scene: Scene, send: Send): Promise<FileForm> {
  return scene.run.once('file form', async () => {
    const connection = await connectByForm(scene, send, [])
    if (isSuccess(connection.answer)) return { scopes: [], connection }
    const other = await connectByForm(scene, send, scopeParts)
    return isSuccess(other.answer) ? { scopes: scopeParts, connection: other } : { scopes: [], connection }
  })
}

/** Creates a login at the file provider by the form that the target takes, its parts changed. */
export async function connectByTakenForm(
  scene: Scene,
  send: Send,
  change: FormChange = (parts) => parts,
  provider: 'file' | 'plain' = 'file',
): Promise<MadeConnection> {
  const { scopes } = await fileForm(scene, send)
  return connectByForm(scene, send, scopes, { change, provider })
}

/** Creates a login at the file provider by JSON with file_url. @throws CheckStopped (untested) without an address */
export function connectByUrl(scene: Scene, send: Send, fields: Record<string, unknown> = {}): Promise<MadeConnection> {
  const given = { ...fileUrl(scene), ...fields }
  return connect(scene, send, { provider: 'file', change: (draft) => withData(draft, given) })
}

function fileUrl(scene: Scene): Record<string, unknown> {
  const url = scene.provider('file').file?.url
  if (url === undefined) throw untested(because('profile-gives-no', { field: 'file.url', purpose: 'file' }))
  return { credentials: undefined, file_url: url }
}

/**
 * Creates a login at the file provider by the form that the target takes, and reconnects it by a form with its file.
 * @throws CheckStopped (inconclusive) when the creation is refused
 */
export async function reconnectByForm(scene: Scene, send: Send): Promise<Connection> {
  const { scopes } = await fileForm(scene, send)
  const login = await loginByForm(scene, send)
  return follow(scene, send, login, reconnectForm(scene, scene.requests.reconnect(login), scopes))
}

/** The same by JSON with file_url. @throws CheckStopped (untested) without an address */
export async function reconnectByUrl(scene: Scene, send: Send): Promise<Connection> {
  const given = fileUrl(scene)
  const login = await loginByForm(scene, send)
  return follow(scene, send, login, withData(scene.requests.reconnect(login), given))
}

async function loginByForm(scene: Scene, send: Send): Promise<LoginRef> {
  const { login, answer } = await connectByTakenForm(scene, send)
  if (!login) throw setUpFailed('create a login by a form with a file', answer)
  return login
}

/** Changes of a form: without a part, with store_credentials, with a file that nothing can be read from. */
export const without =
  (name: string): FormChange =>
  (parts) =>
    parts.filter((part) => part.name !== name)
export const storing =
  (content: string): FormChange =>
  (parts) => [{ name: 'data[store_credentials]', content }, ...parts]
export const unreadable: FormChange = (parts) =>
  parts.map((part) => (part.name === 'file' ? { ...part, content: Buffer.from([0, 255, 254, 1, 2, 128, 0, 7]) } : part))

/** The form that reconnects a login of the file provider. */
function reconnectForm(scene: Scene, draft: Draft, scopes: Part[]): Draft {
  const provider = scene.provider('file')
  return withMultipart(draft, [...fakeParts(provider), ...scopes, filePart(provider)])
}

function connectByForm(
  scene: Scene,
  send: Send,
  scopes: Part[],
  { change, provider: purpose }: { change?: FormChange; provider?: 'file' | 'plain' } = {},
): Promise<MadeConnection> {
  const provider = scene.provider(purpose ?? 'file')
  const stated: Part[] = [
    { name: 'data[provider_code]', content: provider.code },
    { name: 'data[country_code]', content: provider.country_code },
    ...fakeParts(provider),
    ...scopes,
    filePart(scene.provider('file')),
  ]
  const parts = change ? change(stated) : stated
  return connect(scene, send, {
    provider: purpose ?? 'file',
    change: (draft) => withMultipart(draft, [...customerParts(draft), ...parts]),
  })
}

/** The customer, where the body of this version names one. */
function customerParts({ body }: Draft): Part[] {
  const id = (body as { data: Record<string, unknown> }).data['customer_id']
  return id === undefined ? [] : [{ name: 'data[customer_id]', content: String(id) }]
}

function fakeParts({ fake }: ProviderProfile): Part[] {
  return fake ? [{ name: 'data[include_fake_providers]', content: 'true' }] : []
}

function filePart({ file }: ProviderProfile): Part {
  if (!file) throw untested(because('profile-gives-no', { field: 'file.succeed', purpose: 'file' }))
  return { name: 'file', content: contentOf(file.succeed), filename: basename(file.succeed).replaceAll('"', '') }
}

/** The user's own file, which no recording holds: where one is judged again, its content is not looked at. */
function contentOf(file: string): Buffer {
  return isPlayed() ? Buffer.alloc(0) : readFileSync(file)
}
