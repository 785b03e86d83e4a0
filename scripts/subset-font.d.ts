declare module 'subset-font' {
  /** Cuts a font to `text`, in the axes of `variationAxes`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>
}
