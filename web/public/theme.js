// Applies the theme that the user has chosen before the first paint. The server inlines this script (server/src/preview/built-web.ts).
try {
  var theme = localStorage.getItem('tema')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch (error) {
  // Storage may be blocked. Then the theme is that of the operating system.
}
