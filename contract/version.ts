/** Version of this release of the product, as `1.0.0`. All packages have the same one; `CHANGELOG.md` has a section for each. */
export { version } from './package.json'
