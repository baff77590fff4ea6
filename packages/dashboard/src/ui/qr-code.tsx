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

/** As wide as pictures in posts are, at least. */
const PNG_SIDE = 1024;

/** The picture in whole pixels for each module, so that its edges are sharp. */
export function qrPng(text: string): Promise<Blob> {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const unit = Math.ceil(PNG_SIDE / (size + 2 * EDGE));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = unit * (size + 2 * EDGE);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((dark, x) => dark && pen.fillRect((x + EDGE) * unit, (y + EDGE) * unit, unit, unit)),
  );
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png'),
  );
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
