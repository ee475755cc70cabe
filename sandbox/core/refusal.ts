/**
 * A request the sandbox answers with an error body. `errorClass` is one of the documented classes;
 * the status follows from it in one place, `rules.errors.statusOf`.
 */
export class Refusal extends Error {
  readonly errorClass: string

  constructor(errorClass: string, message: string) {
    super(message)
    this.errorClass = errorClass
  }
}
