/** True if a host name means this computer itself, so that no other computer can connect to it by that name. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1?\]?)$/i.test(host.trim())

/** Parses a pasted game server address, such as `moh://203.0.113.10:12203` or `connect 203.0.113.10`. `port`: null if it has none. */
export function serverAddress(text: string): { host: string; port: number | null } {
  const [, host = '', port] =
    /^(?:connect\s+)?(?:[a-z][a-z0-9+.-]*:\/\/)?(\[[^\]]*\]|[^\s/:]*|[^\s/]*)(?::(\d{1,5}))?\/?$/i.exec(text.trim()) ??
    []
  return { host: host.replace(/^\[(.*)\]$/, '$1') || text.trim(), port: port === undefined ? null : Number(port) }
}
