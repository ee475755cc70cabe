import { observed } from './observed.ts'

/** A map whose entries outlive the process; it reports every change of an entry. */
export class KeptMap<Value> extends Map<string, Value> {
  private readonly changed: (key: string, value: Value | undefined) => void

  constructor(entries: Iterable<[string, Value]>, changed: (key: string, value: Value | undefined) => void) {
    super()
    this.changed = changed
    for (const [key, value] of entries) super.set(key, this.watched(key, value))
  }

  override set(key: string, value: Value): this {
    this.changed(key, value)
    return super.set(key, this.watched(key, value))
  }

  override delete(key: string): boolean {
    this.changed(key, undefined)
    return super.delete(key)
  }

  override clear(): void {
    for (const key of this.keys()) this.changed(key, undefined)
    super.clear()
  }

  private watched(key: string, value: Value): Value {
    return typeof value === 'object' && value !== null ? observed(value, () => this.changed(key, value)) : value
  }
}
