import { World } from '@cucumber/cucumber'
import type { Exchange } from '../core/exchange.ts'
import type { RequestAround } from '../harness/checks/attempts/attempts-of-request.ts'
import type { Resources } from '../harness/checks/values/resources-match.ts'
import type { CustomerRef, LoginRef } from '../harness/arrange/scene/refs.ts'
import * as parts from './parts.ts'
import type { Connected, GoodRequest } from './parts.ts'
import { type Part, Shared } from './shared.ts'

/** A World whose steps hand typed parts from one to the next. */
export class SharingWorld extends World {
  private readonly shared = new Shared()

  /** Hands a part on to the steps that follow. */
  keep<T>(part: Part<T>, value: T): T {
    return this.shared.keep(part, value)
  }

  /** A part that an earlier step handed on. @throws Error PART_MISSING when none did */
  the<T>(part: Part<T>): T {
    return this.shared.the(part)
  }

  /** A part, or undefined where no step handed it on. */
  find<T>(part: Part<T>): T | undefined {
    return this.shared.find(part)
  }

  // Steps that are not yet written with parts read and write the same parts under these names.
  get request(): GoodRequest | undefined {
    return this.find(parts.request)
  }
  set request(value: GoodRequest | undefined) {
    if (value !== undefined) this.keep(parts.request, value)
  }
  get control(): Exchange | undefined {
    return this.find(parts.control)
  }
  set control(value: Exchange | undefined) {
    if (value !== undefined) this.keep(parts.control, value)
  }
  get answer(): Exchange | undefined {
    return this.find(parts.answer)
  }
  set answer(value: Exchange | undefined) {
    if (value !== undefined) this.keep(parts.answer, value)
  }
  get customer(): CustomerRef | undefined {
    return this.find(parts.customer)
  }
  set customer(value: CustomerRef | undefined) {
    if (value !== undefined) this.keep(parts.customer, value)
  }
  get login(): LoginRef | undefined {
    return this.find(parts.login)
  }
  set login(value: LoginRef | undefined) {
    if (value !== undefined) this.keep(parts.login, value)
  }
  get connection(): Connected | undefined {
    return this.find(parts.connection)
  }
  set connection(value: Connected | undefined) {
    if (value !== undefined) this.keep(parts.connection, value)
  }
  get controlConnection(): Connected | undefined {
    return this.find(parts.controlConnection)
  }
  set controlConnection(value: Connected | undefined) {
    if (value !== undefined) this.keep(parts.controlConnection, value)
  }
  get around(): RequestAround | undefined {
    return this.find(parts.around)
  }
  set around(value: RequestAround | undefined) {
    if (value !== undefined) this.keep(parts.around, value)
  }
  get answers(): Exchange[] {
    return (this.find(parts.answers) ?? this.keep(parts.answers, [])) as Exchange[]
  }
  set answers(value: Exchange[]) {
    this.keep(parts.answers, value)
  }
  get others(): Exchange[] {
    return (this.find(parts.others) ?? this.keep(parts.others, [])) as Exchange[]
  }
  set others(value: Exchange[]) {
    this.keep(parts.others, value)
  }
  get logins(): LoginRef[] {
    return (this.find(parts.logins) ?? this.keep(parts.logins, [])) as LoginRef[]
  }
  set logins(value: LoginRef[]) {
    this.keep(parts.logins, value)
  }
  get resources(): readonly Resources[] {
    return this.the(parts.resources)
  }
  set resources(value: readonly Resources[]) {
    this.keep(parts.resources, value)
  }
}
