import { download } from '../lib/download.ts';
import { Button } from './button.tsx';
import { qrPng, qrSvg } from './qr-code.tsx';
import { useToast } from './toast.tsx';

/** Saves the QR code of a link: for print, and for posts. */
export function QrFiles({ code, url }: { code: string; url: string }) {
  const toast = useToast();
  const savePng = () =>
    void qrPng(url).then(
      (picture) => download(`${code}.png`, picture, 'image/png'),
      () => toast('The browser made no picture. Save it as SVG.'),
    );
  return (
    <>
      <Button onClick={() => download(`${code}.svg`, qrSvg(url), 'image/svg+xml')}>Save as SVG</Button>
      <Button onClick={savePng}>Save as PNG</Button>
    </>
  );
}
