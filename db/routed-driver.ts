import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'

/** True if a query outside of a transaction only reads. If in doubt false, because connections for writes can run every query. */
const onlyReads = ({ query, sql }: CompiledQuery) =>
  (query.kind === 'SelectQueryNode' || query.kind === 'RawNode') &&
  /^[\s(]*(select|with)\b/i.test(sql) &&
  !/\b(insert into|update|delete from)\b/i.test(sql)

/**
 * A connection that takes a real connection, for reads or for writes, only when it is clear which is needed: at the start of a transaction,
 * otherwise for each query.
 */
class RoutedConnection implements DatabaseConnection {
  readonly #reads: Driver
  readonly #writes: Driver
  /** The real connection while a transaction is open; otherwise undefined. */
  held: DatabaseConnection | undefined

  constructor(reads: Driver, writes: Driver) {
    this.#reads = reads
    this.#writes = writes
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.held) return this.held.executeQuery<R>(query)
    const driver = onlyReads(query) ? this.#reads : this.#writes
    const connection = await driver.acquireConnection()
    try {
      return await connection.executeQuery<R>(query)
    } finally {
      await driver.releaseConnection(connection)
    }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported')
  }
}

function routed(connection: DatabaseConnection): RoutedConnection {
  if (!(connection instanceof RoutedConnection)) throw new Error('a connection of another driver')
  return connection
}

const heldBy = (connection: DatabaseConnection): DatabaseConnection => {
  const { held } = routed(connection)
  if (!held) throw new Error('no transaction is open')
  return held
}

/**
 * Runs transactions and writes on one driver and reads outside of transactions on another, so that reads still have connections while
 * writes wait for a lock. A read that begins after a commit sees what was committed.
 */
export class RoutedDriver implements Driver {
  readonly #reads: Driver
  readonly #writes: Driver

  constructor(drivers: { reads: Driver; writes: Driver }) {
    this.#reads = drivers.reads
    this.#writes = drivers.writes
  }

  async init() {
    await this.#writes.init() // the driver for writes first, because it creates the file of a new SQLite database
    await this.#reads.init()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new RoutedConnection(this.#reads, this.#writes)
  }

  async releaseConnection(connection: DatabaseConnection) {
    const released = routed(connection)
    if (released.held) await this.#writes.releaseConnection(released.held)
    released.held = undefined
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const held = await this.#writes.acquireConnection()
    routed(connection).held = held
    await this.#writes.beginTransaction(held, settings)
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#writes.commitTransaction(heldBy(connection))
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#writes.rollbackTransaction(heldBy(connection))
  }

  async destroy() {
    await this.#reads.destroy()
    await this.#writes.destroy()
  }
}
