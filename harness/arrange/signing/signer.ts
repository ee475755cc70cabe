import type { KeyObject } from 'node:crypto'
import { alterSignatureBytes } from '../../client/alter.ts'
import { untested } from '../../../core/check-stopped.ts'
import { because } from '../../reasons/because.ts'
import type { Draft } from '../../client/draft.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { PreparedRequest } from '../../client/prepare.ts'
import { privateKeyOf } from '../../client/private-key.ts'
import { resigned, type Resigning } from '../../client/resign.ts'
import type { Run } from '../../run/run.ts'
import { keysOf } from '../scene/keys.ts'
import { unregisteredKeys } from './unregistered-keys.ts'

type SendPrepared = (prepared: PreparedRequest) => Promise<Exchange>

/** Signs requests as they should not be signed, by the target's clock. The requests themselves stay good. */
export class Signer {
  private readonly run: Run
  private readonly send: SendPrepared

  constructor(run: Run, send: SendPrepared) {
    this.run = run
    this.send = send
  }

  /** Sends a draft with the signature that fits it. */
  async rightly(draft: Draft): Promise<Exchange> {
    return this.send(await this.prepared(draft))
  }

  /** Sends a draft signed over other parts, with another digest or, where one is given, another key. */
  async otherwise(draft: Draft, resigning: Resigning, key?: KeyObject): Promise<Exchange> {
    const prepared = await this.prepared(draft, key)
    const { digest } = this.run.dialect
    return this.send(resigned(prepared, this.run.profile, key ?? this.keyOf(draft), { digest, ...resigning }))
  }

  /** Sends a draft with its signature bytes changed; one bit is flipped by default. */
  async corrupted(draft: Draft, change?: (bytes: Buffer) => Buffer): Promise<Exchange> {
    return this.send(alterSignatureBytes(await this.prepared(draft), change))
  }

  /** Sends a draft with this Expires-at, rightly signed: a text, or seconds from the target's now. */
  async expiring(draft: Draft, expiresAt: string | number): Promise<Exchange> {
    const text = typeof expiresAt === 'string' ? expiresAt : String(this.run.client.secondsNow() + expiresAt)
    return this.otherwise(draft, { expiresAt: text })
  }

  /** A key that the target's clients did not register. */
  async unregisteredKey(): Promise<KeyObject> {
    return (await unregisteredKeys()).privateKey
  }

  /** The key of the live client. @throws CheckStopped (untested) where it is that of the client of the draft too */
  keyOfLive(draft: Draft): KeyObject {
    const key = privateKeyOf(keysOf(this.run.profile, 'live'))
    if (key.equals(this.keyOf(draft))) throw untested(because('live-key-is-own'))
    return key
  }

  /** A client without a key of its own cannot sign by itself: its request is prepared unsigned, but with a time. */
  private async prepared(draft: Draft, key?: KeyObject): Promise<PreparedRequest> {
    if (!key) return this.run.client.prepare({ ...draft, signing: 'signed' })
    const expiresAt = String(this.run.client.secondsNow() + 60)
    const headers = { ...draft.headers, 'Expires-at': expiresAt }
    return this.run.client.prepare({ ...draft, headers, signing: 'unsigned' })
  }

  private keyOf({ as }: Draft): KeyObject {
    return privateKeyOf(keysOf(this.run.profile, as === 'nobody' ? 'main' : as))
  }
}
