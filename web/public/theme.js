// Applies the chosen theme before the first paint. The server inlines this script in the page (server/src/preview/built-web.ts).
try {
  var theme = localStorage.getItem('tema')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Storage may be blocked. Then the system's preference applies.
}
