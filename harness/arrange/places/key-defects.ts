import { untested } from '../../../core/check-stopped.ts'
import type { Draft } from '../../client/draft.ts'
import * as edit from '../../client/edit-draft.ts'
import { because } from '../../reasons/because.ts'
import { almost, inOtherCase, keysOf, unknownKeyLike } from '../scene/keys.ts'
import type { Scene } from '../scene/scene.ts'
import type { Defects } from './probes.ts'

type Change = (key: string) => string

/** The request with a key of the main client changed. */
function changed(name: 'App-id' | 'Secret', change: Change): Defects[string] {
  return (draft, { run }) => {
    const { app_id: id, secret } = keysOf(run.profile, 'main')
    return edit.withHeader(draft, name, change(name === 'Secret' ? secret : id))
  }
}

/** What may be wrong with the keys of a request. */
export const keyDefects: Defects = {
  'no App-id': (draft) => edit.withoutHeader(draft, 'App-id'),
  'no Secret': (draft) => edit.withoutHeader(draft, 'Secret'),
  'an unknown App-id': changed('App-id', unknownKeyLike),
  'its App-id and one character more': changed('App-id', (key) => `${key}1`),
  'its App-id cut short': changed('App-id', (key) => key.slice(0, -1)),
  'its App-id in other letter case': changed('App-id', inOtherCase),
  'another last character of its Secret': changed('Secret', almost),
  'its Secret and one character more': changed('Secret', (key) => `${key}1`),
  'its Secret cut short': changed('Secret', (key) => key.slice(0, -1)),
  'its Secret in other letter case': changed('Secret', inOtherCase),
  'the App-id of the second client': (draft, { run }) =>
    edit.withHeader(draft, 'App-id', keysOf(run.profile, 'second').app_id),
  'the Secret of the second client': (draft, { run }) =>
    edit.withHeader(draft, 'Secret', keysOf(run.profile, 'second').secret),
  'the keys of the disabled client': (draft, { run }) => edit.asClient(draft, keysOf(run.profile, 'disabled').purpose),
  'the keys of the deactivated client': (draft, { run }) =>
    edit.asClient(draft, keysOf(run.profile, 'deactivated').purpose),
}

/** Keys that belong to another version. Version 3 has its own, under names of its own. */
export const versionDefects: Defects = {
  'its keys under the names of version 3': (draft, { run }) => {
    const { app_id: id, secret } = keysOf(run.profile, 'main')
    return withKeys(withoutKeys(draft), { 'Client-id': id, 'Service-secret': secret })
  },
  'the keys of another version': (draft, scene) => {
    const { id, secret } = keysElsewhere(scene)
    return withKeys(draft, { 'App-id': id, Secret: secret })
  },
}

function withKeys(draft: Draft, headers: Readonly<Record<string, string>>): Draft {
  return Object.entries(headers).reduce((so, [name, value]) => edit.withHeader(so, name, value), draft)
}

function withoutKeys(draft: Draft): Draft {
  return edit.withoutHeader(edit.withoutHeader(draft, 'App-id'), 'Secret')
}

/** The main client's keys in another version. @throws CheckStopped (untested) where the profile gives none but its own */
function keysElsewhere({ run }: Scene): { id: string; secret: string } {
  const { v3, registered, app_id: own } = keysOf(run.profile, 'main')
  const [id, secret] = registered
    ? [registered.app_id, registered.secret]
    : [v3?.client_id ?? own, v3?.service_secret ?? v3?.app_secret ?? '']
  if (id === own) throw untested(because('keys-the-same-elsewhere'))
  return { id, secret }
}
