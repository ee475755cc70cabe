import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StateUnusable } from './state-unusable.ts'

interface Statement {
  run(...values: unknown[]): unknown
  get(...values: unknown[]): unknown
  all(...values: unknown[]): unknown[]
}

/** As much of the library as is used here. */
export interface Database {
  exec(sql: string): unknown
  pragma(sql: string): unknown
  prepare(sql: string): Statement
  close(): void
}

const file = 'sandbox.db'
/** Of what is kept, and how; another number is another Assay's. */
const format = 1

/**
 * The database in a folder, made where there is none, for this process alone. Of what was committed nothing is lost
 * when the process is killed; when the whole machine loses its power, the last moment may be.
 * @throws StateUnusable STATE_IN_USE where another process has it, STATE_OF_ANOTHER_VERSION, STATE_UNREADABLE
 */
export async function openDatabase(folder: string, { reset }: { reset: boolean }): Promise<Database> {
  // Optional, and read only here: it comes with a binary for each platform.
  const library: string = 'libsql'
  const { default: Opened } = (await import(library)) as { default: new (path: string) => Database }
  const path = join(folder, file)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    ownersAlone(path)
    const database = locked(new Opened(path))
    if (!reset) return ofThisFormat(database, folder)
    closeDatabase(database)
  } catch (cause) {
    const refused = cause instanceof StateUnusable ? cause : unusable(folder, cause)
    // What cannot be read may be replaced; what another process uses may not.
    if (!reset || refused.code === 'STATE_IN_USE') throw refused
  }
  for (const rest of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(rest)) rmSync(rest)
  ownersAlone(path)
  return ofThisFormat(locked(new Opened(path)), folder)
}

/** Makes the file where there is none: it holds keys, and what lies beside it gets the mode that it has. */
function ownersAlone(path: string): void {
  closeSync(openSync(path, 'a', 0o600))
}

function locked(database: Database): Database {
  try {
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = NORMAL')
    // The lock is taken with the first transaction, and held from then on.
    database.exec('BEGIN IMMEDIATE; COMMIT')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** @throws StateUnusable STATE_OF_ANOTHER_VERSION, once the database is closed */
function ofThisFormat(database: Database, folder: string): Database {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (found === 0) database.exec(`PRAGMA user_version = ${format}`)
  if (found === 0 || found === format) return database
  closeDatabase(database)
  const how = 'Use that version, name another folder with --state, or begin anew with --reset.'
  throw new StateUnusable('STATE_OF_ANOTHER_VERSION', `Another version of Assay wrote the state in ${folder}. ${how}`)
}

/** Lets go of the folder at once: a closed database lives on in the library as long as its statements do. */
export function closeDatabase(database: Database): void {
  // Only outside of this mode is the lock given back, and that with the next reading.
  database.pragma('journal_mode = DELETE')
  database.pragma('locking_mode = NORMAL')
  database.prepare('SELECT count(*) FROM sqlite_master').get()
  database.close()
}

function unusable(folder: string, cause: unknown): StateUnusable {
  const { code = '', message } = cause as NodeJS.ErrnoException
  if (code === 'SQLITE_BUSY' || /database is locked/.test(message))
    return new StateUnusable(
      'STATE_IN_USE',
      `Another sandbox uses the folder ${folder}. Stop it, or name another folder with --state.`,
      cause,
    )
  const how = 'Name another folder with --state, or begin anew with --reset.'
  return new StateUnusable(
    'STATE_UNREADABLE',
    `The state in ${folder} cannot be used (${code || message}). ${how}`,
    cause,
  )
}
