declare module 'subset-font' {
  /** Reduces a font to the characters of `text` and limits its axes to `variationAxes`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>
}
