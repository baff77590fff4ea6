import { encode } from 'uqr';
import styles from './qr-code.module.css';

const EDGE = 2;

/** The modules of the code as one path, in squares of one unit. */
function pathOf(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : ''))).join('');
}

/** The picture as a file. */
export function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="512" height="512"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${pathOf(data)}"/></svg>`;
}

/** The side of a module in the bitmap, in pixels: whole ones, so that edges are sharp. */
const MODULE = 24;

/** The picture as a bitmap, which programs for documents and posts take. */
export function qrPng(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (size + 2 * EDGE) * MODULE;
  const context = canvas.getContext('2d')!;
  context.scale(MODULE, MODULE);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size + 2 * EDGE, size + 2 * EDGE);
  context.fillStyle = '#000';
  context.fill(new Path2D(pathOf(data)));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png');
  });
}

/** A QR code, always dark on white, as cameras read it best. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * EDGE;
  return (
    <svg className={styles.code} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={pathOf(data)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
