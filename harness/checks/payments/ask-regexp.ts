import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import { codeFile } from '../../../core/code-file.ts'

/** What is wanted of an expression: whether it takes a text, or so many texts that it takes. */
export interface RegexpQuestion {
  regexp: RegExp
  text?: string
  texts?: number
}

export interface RegexpAnswer {
  answer: boolean | string[]
  /** Of a processor, not by the clock. */
  tookMs: number
}

interface Asked {
  worker: Worker
  port: MessagePort
  signal: Int32Array
}

/** How far the thread is with a question. */
export const states = { idle: 0, begun: 1, done: 2 } as const

/** Until the thread begins: it starts at the first question, and a busy machine keeps it waiting. */
const beginningMs = 20_000
const heapMb = 128
let asked: Asked | undefined

/** How much longer by the clock the thread may take, where others use the processors too. */
const mostStretch = 20

/**
 * What a thread of its own answers within so many milliseconds of a processor: nothing else ends an expression that backtracks without
 * end, or the making of texts of a million letters. Undefined where it does not answer in time; the thread is then ended.
 * Waits without giving way, since checks are pure.
 */
export function askRegexp(question: RegexpQuestion, mostMs: number): RegexpAnswer | undefined {
  asked ??= start()
  const { port, signal } = asked
  Atomics.store(signal, 0, states.idle)
  port.postMessage(question)
  Atomics.wait(signal, 0, states.idle, beginningMs)
  waitFor(signal, mostMs)
  if (Atomics.load(signal, 0) === states.done) return receiveMessageOnPort(port)?.message as RegexpAnswer | undefined
  void asked.worker.terminate()
  asked = undefined
  return undefined
}

/**
 * Waits until the thread is done, or has had a processor for so long: this one waits meanwhile, so that what the process uses
 * is what the thread uses. By the clock alone, a busy machine would make any expression too slow.
 */
function waitFor(signal: Int32Array, mostMs: number): void {
  const before = process.cpuUsage()
  const began = performance.now()
  const usedMs = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  do Atomics.wait(signal, 0, states.begun, mostMs)
  while (
    Atomics.load(signal, 0) === states.begun &&
    usedMs() < mostMs &&
    performance.now() - began < mostMs * mostStretch
  )
}

function start(): Asked {
  const { port1: port, port2 } = new MessageChannel()
  const signal = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(codeFile('regexp-worker', import.meta.url), {
    workerData: { port: port2, signal },
    transferList: [port2],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  worker.unref()
  // One that runs out of memory gives no answer, which is all that there is to know.
  worker.on('error', () => undefined)
  return { worker, port, signal }
}
