/**
 * What the thread that watches the user's code reads: how often this thread has shown that it goes on, how many times it is in
 * code of the user's at present, and whether the run is to end.
 */
export const ownCode = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))

/** Shows that this thread goes on. */
export function beat(): void {
  Atomics.add(ownCode, 0, 1)
}

/** Gives code of the user's no more than moments from now on. */
export function hurryOwnCode(): void {
  Atomics.store(ownCode, 2, 1)
}

/** Does what code of the user's takes part in. */
export async function withOwnCode<T>(act: () => Promise<T>): Promise<T> {
  Atomics.add(ownCode, 1, 1)
  try {
    return await act()
  } finally {
    Atomics.sub(ownCode, 1, 1)
  }
}
