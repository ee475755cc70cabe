/**
 * Shared with the thread that watches the user's code: how many times this thread has reported progress, how many calls
 * of the user's code are open, and whether the run is to end.
 */
export const ownCode = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))

/** Reports that this thread makes progress. */
export function beat(): void {
  Atomics.add(ownCode, 0, 1)
}

/** Lets the watching thread end the user's code soon. */
export function hurryOwnCode(): void {
  Atomics.store(ownCode, 2, 1)
}

/** Runs an action that includes the user's code. */
export async function withOwnCode<T>(act: () => Promise<T>): Promise<T> {
  Atomics.add(ownCode, 1, 1)
  try {
    return await act()
  } finally {
    Atomics.sub(ownCode, 1, 1)
  }
}
