// Serves the logos of programs, which anybody may read: portals, pages, and mails show them.
import type { RequestHandler } from 'express';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import type { Db } from '../database/db.ts';
import { findLogo } from '../programs/logos.ts';

const HEADERS = {
  'Content-Type': 'image/png',
  // Its address is made from its content.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

/** Sends the logo whose hash the path names. */
export const createLogos = (deps: { db: Db }): RequestHandler<{ hash: string }> => {
  const db = deps.db.within(REQUEST_BUDGET_MS);
  return async (req, res, next) => {
    const png = await findLogo(db, req.params.hash);
    if (!png) return next();
    res.set(HEADERS).send(png);
  };
};
