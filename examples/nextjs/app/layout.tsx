import Script from 'next/script';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Script src={`${process.env.REFERRAL_BASE_URL}/referral.js`} />
      </body>
    </html>
  );
}
