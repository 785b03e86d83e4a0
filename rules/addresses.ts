/** Whether a host is the computer itself, which nobody else can reach by that name. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[?::1?\]?)$/i.test(host.trim())
