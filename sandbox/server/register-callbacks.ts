import type { CallbackKind, Client } from '../store/entities.ts'

const kinds: readonly CallbackKind[] = ['success', 'fail', 'notify', 'destroy', 'interactive']

/** Registers an address below `url` per kind of callback. */
export function registerCallbacks(client: Client, url: string): void {
  client.callbacks = Object.fromEntries(kinds.map((kind) => [kind, `${url}/${kind}`]))
}
