/** The lines below `### Novedades` in the section of a release in the changelog, without Markdown. Empty if it has none. */
export function novedadesOf(changelog: string, version: string): string[] {
  const release = changelog.split(/^## /m).find((section) => section.startsWith(`${version} `))
  const part = release?.split(/^### /m).find((section) => section.startsWith('Novedades\n')) ?? ''
  return part
    .split(/^- /m)
    .slice(1)
    .map((line) => line.replaceAll('`', '').replace(/\s+/g, ' ').trim())
}
