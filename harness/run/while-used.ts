/** A shared resource: its first user opens it, its last user closes it. */
export class WhileUsed<T> {
  private users = 0
  private held: Promise<T> | undefined
  private closed: Promise<void> = Promise.resolve()

  /** Returns the resource, opened for the first user. @throws what opening throws: then there is nothing to leave */
  async join(open: () => Promise<T>): Promise<T> {
    this.users += 1
    this.held ??= this.closed.then(open)
    try {
      return await this.held
    } catch (error) {
      this.users -= 1
      if (this.users === 0) this.held = undefined
      throw error
    }
  }

  /** Closes the resource after the last user. @throws what closing throws */
  async leave(close: (held: T) => Promise<void>): Promise<void> {
    this.users -= 1
    const { held } = this
    if (this.users > 0 || !held) return
    this.held = undefined
    const closing = held.then(close)
    this.closed = closing.catch(() => undefined)
    await closing
  }
}
