// Makes the picture that is served of one that somebody sends.

const FORMATS: readonly (string | undefined)[] = ['png', 'jpeg', 'webp', 'svg'];
const MOST_PIXELS = 16_000_000;
const EDGE = 256;
const SECONDS = 10;

/**
 * A PNG that fits into a square, without what else the file says, such as where a photograph was taken; undefined if the
 * bytes cannot be read. The library draws SVG without scripts, and opens no file and no address that it names.
 */
export async function drawPng(bytes: Buffer): Promise<Buffer | undefined> {
  // It is large, and few requests need it.
  const { default: sharp } = await import('sharp');
  // Files are rare here: each is worth no memory afterwards.
  sharp.cache(false);
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) return undefined;
    return await picture
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: format !== 'svg' })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    // Whatever it says, the file is to blame.
    return undefined;
  }
}
