/** Whether a host is the computer itself, which nobody else can reach by that name. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1?\]?)$/i.test(host.trim())

/** A game server as it is pasted: `moh://203.0.113.10:12203`, `connect 203.0.113.10:12203`, with spaces. `port` null: none is named. */
export function serverAddress(text: string): { host: string; port: number | null } {
  const [, host = '', port] =
    /^(?:connect\s+)?(?:[a-z][a-z0-9+.-]*:\/\/)?(\[[^\]]*\]|[^\s/:]*|[^\s/]*)(?::(\d{1,5}))?\/?$/i.exec(text.trim()) ??
    []
  return { host: host.replace(/^\[(.*)\]$/, '$1') || text.trim(), port: port === undefined ? null : Number(port) }
}
