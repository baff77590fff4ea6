// The process that draws one picture: it says that it has started, receives a file, sends a PNG or nothing, and ends.
import sharp, { type Sharp } from 'sharp';
import { cheapSvg } from './svg.ts';

const RASTER: readonly (string | undefined)[] = ['png', 'jpeg', 'webp'];
const MOST_PIXELS = 16_000_000;
const EDGE = 256;
/** More than any picture takes that may be drawn. What the library holds is limited by nothing else. */
const MOST_BYTES = 512 * 1024 * 1024;
const LOOK_MS = 20;

sharp.cache(false);
sharp.concurrency(1);

/** The picture in the file, if it is of a kind that is served and costs little. */
async function open(bytes: Buffer): Promise<Sharp | undefined> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;
  // By their first bytes: everything else is read as SVG by us, never by the library.
  const isRaster = /^(?:\x89PNG|\xff\xd8\xff|RIFF[^]{4}WEBP)/.test(bytes.toString('latin1', 0, 12));
  if (!isRaster) {
    const svg = cheapSvg(bytes);
    return svg === undefined ? undefined : sharp(Buffer.from(svg), options);
  }
  const picture = sharp(bytes, options);
  return RASTER.includes((await picture.metadata()).format) ? picture : undefined;
}

async function draw(bytes: Buffer): Promise<Buffer | undefined> {
  const picture = await open(bytes);
  return picture
    ?.autoOrient()
    .resize(EDGE, EDGE, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

// Without the service nobody waits for the picture. Drawing holds a thread, so nothing gentler ends this process.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.kill(process.pid, 'SIGKILL');
}, LOOK_MS);
process.once('message', (bytes: Uint8Array) => {
  // Whatever the library says, the file is to blame.
  void draw(Buffer.from(bytes))
    .catch(() => undefined)
    .then((png) => process.send!(png ?? null));
});
process.send!('started');
