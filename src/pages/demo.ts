// Returns the link and the program, and on this machine the key, that the page "Try it" can send.
import type { Request, RequestHandler } from 'express';
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';

/** Where the demo program comes from. */
export interface DemoSource {
  /** the program, its key and the code of its link; undefined if there is no demo */
  read(): Promise<{ program_id: number; api_key: string; code: string } | undefined>;
  /** whether the page may show the key: only if no other machine can reach the service */
  showsKey: boolean;
}

/** The response: null where there is nothing to show. */
export interface DemoFacts {
  affiliate_url: string | null;
  api_key: string | null;
  program_id: number | null;
}

/** What proxies add: a visitor of a proxy on this machine may be anywhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether the browser uses a name of this machine. Another name could be one of a stranger that points to it. */
const isLocalName = ({ headers }: Request): boolean =>
  isLoopback(parseUrl(`http://${headers.host ?? ''}`)?.hostname ?? '') && !FORWARDED.some((name) => name in headers);

/** Sends the link and the key of the demo. Pages of other origins cannot read the response. */
export function sendDemo(source: DemoSource | undefined, baseUrl: string): RequestHandler {
  return async (req, res) => {
    const demo = await source?.read();
    const facts: DemoFacts = {
      affiliate_url: demo ? `${baseUrl}/?aff=${demo.code}` : null,
      api_key: demo && source?.showsKey && isLocalName(req) ? demo.api_key : null,
      program_id: demo?.program_id ?? null,
    };
    res.set({
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    res.json(facts);
  };
}
